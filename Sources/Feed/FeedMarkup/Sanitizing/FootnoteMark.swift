/// The text of a link to a fragment, which may lead to a footnote or back.
struct FootnoteMark {
    /// The kind of the text.
    enum Kind {
        /// A footnote's number, letter or symbol.
        case reference
        /// A symbol that leads back from a footnote.
        case backlink
        /// Ordinary text.
        case words
    }

    /// Symbols that common programs use for backlinks, including variation selectors.
    private static let backlinkSigns = Set("↩↵⏎↑⇑⤴⬆▲^⌃\u{FE0E}\u{FE0F}".unicodeScalars)
    private static let signs = Set("*†‡§¶#".unicodeScalars)
    /// Longer text is ordinary.
    private static let maximumMarkLength = 4

    /// The link begins its block.
    let isFirst: Bool
    /// The text in UTF-8, as written.
    var text: [UInt8] = []

    var kind: Kind {
        // A mark is short, with white space and brackets around it.
        guard text.count <= 64 else { return .words }
        let mark = String(decoding: text, as: UTF8.self).unicodeScalars.filter {
            !$0.properties.isWhitespace && !"[]().".unicodeScalars.contains($0)
        }
        guard !mark.isEmpty else { return .reference }
        if mark.allSatisfy({ Self.backlinkSigns.contains($0) }) { return .backlink }
        guard mark.count <= Self.maximumMarkLength else { return .words }
        let isNumber = mark.allSatisfy { ("0"..."9").contains($0) }
        let isSign = mark.allSatisfy { Self.signs.contains($0) }
        let isLetter = mark.count == 1 && mark.allSatisfy { ("a"..."z").contains($0) }
        return isNumber || isSign || isLetter ? .reference : .words
    }
}
