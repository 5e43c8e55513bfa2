import FeedViews

extension TextPage {
    /// Draws text with a paragraph per line.
    func writePlainText(_ text: String) {
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline }) {
            if line.allSatisfy({ $0.isWhitespace }) {
                separate()
            } else {
                writeParagraph(String(line))
            }
        }
    }

    /// Draws an item's section, department and tags.
    func writeSubjects(of detail: FeedItemDetailViewModel, _ words: FeedWords) {
        let parts = [(FeedWord.section, detail.section), (.department, detail.department)]
            .compactMap { word, value in
                value.flatMap {
                    $0.isEmpty ? nil : words[word] + words[.separator] + $0
                }
            }
        if !parts.isEmpty { writeParagraph(parts.joined(separator: " · "), style: .dim) }
        if !detail.$tags.isEmpty {
            let tags = detail.tags.joined(separator: words[.listSeparator])
            writeParagraph(words[.tags] + words[.separator] + tags, style: .dim)
        }
    }
}
