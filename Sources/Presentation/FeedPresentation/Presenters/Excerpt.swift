import FeedModel

/// The beginning of a text, cut between sentences or words.
enum Excerpt {
    /// In characters.
    private static let titleLength = 80
    /// In characters.
    private static let paragraphLength = 320
    /// How many characters to read beyond an excerpt, since some are markup: enough for most texts,
    /// for nearly all, for all.
    private static let markup = [240, 1_280, 4_096, .max]

    /// Returns the beginning of the first text that exists, in one line, as a title; `nil` if there
    /// is none.
    static func title(from summary: FeedContent?, else content: FeedContent?) -> FeedText? {
        beginning(of: summary, length: titleLength) ?? beginning(of: content, length: titleLength)
            // A picture's alternative text is better than no title.
            ?? pictureWords(of: summary) ?? pictureWords(of: content)
    }

    private static func pictureWords(of content: FeedContent?) -> FeedText? {
        guard let content else { return nil }
        var cutter = ExcerptCutter(length: titleLength)
        _ = cutter.cut(content.plainText)
        return cutter.result
    }

    /// Returns the beginning of the summary of `item`, else of its content, in one paragraph; `nil`
    /// if there is no text but the title.
    ///
    /// Leaves out a title that the text repeats on its first line.
    static func paragraph(of item: FeedItem) -> FeedText? {
        guard item.hasContent else { return nil }
        let title = item.title
        guard
            let text = beginning(of: item.summary, length: paragraphLength, under: title)
                ?? beginning(of: item.content, length: paragraphLength, under: title)
        else { return nil }
        if let title { return text.says(title) ? nil : text }
        // Unless a title made of the same text contains all of it.
        let isTitle = text.count <= titleLength || text.string.dropFirst(titleLength).isEmpty
        return isTitle ? nil : text
    }

    private static func beginning(
        of content: FeedContent?, length: Int, under title: @autoclosure () -> String? = nil
    ) -> FeedText? {
        guard let content else { return nil }
        var cutter = ExcerptCutter(length: length)
        for count in markup {
            let beginning = content.sentences(upTo: count < .max ? length + count : .max)
            let text = beginning.text
            // A single line.
            if beginning.isWhole, ExcerptCutter.takesAll(of: text, length: length) {
                return FeedText(text)
            }
            cutter = ExcerptCutter(length: length)
            let rest = title().flatMap { Excerpt.rest(of: text, after: $0) }
            if cutter.cut(rest ?? text) || beginning.isWhole { break }
        }
        return cutter.result
    }

    /// Returns `text` after a first line that is `title`; `nil` if the first line is another, or
    /// the only one.
    private static func rest(of text: String, after title: String) -> String? {
        let bytes = text.utf8
        guard !title.isEmpty, bytes.starts(with: title.utf8) else { return nil }
        let rest = bytes.dropFirst(title.utf8.count)
        guard let end = rest.firstIndex(of: 0x0A) else { return nil }
        // A line without a final sign is separated from the next.
        let mark = Substring(rest[..<end])
        guard mark.isEmpty || mark == " ·" else { return nil }
        return String(Substring(rest[end...].dropFirst()))
    }
}
