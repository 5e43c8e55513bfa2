import FeedMarkup

/// Phrases, which may go on in several blocks.
extension ContentMarkup {
    mutating func endPhrase(
        _ element: HTMLElement, of source: Span<UInt8>, to result: inout [UInt8]
    ) {
        // Elements added by this type are not between tags of the feed.
        let first =
            containers.last(where: { open[$0].token != nil }).map { open[$0].phraseCount } ?? 0
        guard
            let index = phrases.indices.last(where: { phrases[$0].element == element }),
            index >= first
        else { return }
        // Drops an empty phrase, except an anchor.
        if phrases[index].depth == nil, !phrases[index].wasWritten, element == .a,
            phrases[index].token.value(of: "id", in: source) != nil,
            prepareParent(for: .words, of: source, to: &result)
        {
            writeWaiting(of: source, to: &result)
        }
        if let depth = phrases[index].depth {
            while open.count > depth { endInnermost(of: source, to: &result) }
        }
        phrases.remove(at: index)
    }

    /// Returns another name for a phrase whose own requires attributes that are missing.
    func phraseName(of phrase: Phrase, in source: Span<UInt8>) -> StaticString? {
        let needed: ContentAttribute? =
            switch phrase.element {
            case .time: .moment
            case .data: .value
            case .bdo: .direction
            default: nil
            }
        guard let needed,
            Self.attribute(needed, of: phrase.token, phrase.element, in: source) == nil
        else { return nil }
        return "span"
    }
}
