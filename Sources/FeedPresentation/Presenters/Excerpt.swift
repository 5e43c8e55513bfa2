import FeedModel

/// The beginning of a text, cut where a reader would cut it.
enum Excerpt {
    /// How many characters a title taken from a text has at most.
    private static let titleLength = 80
    /// How many characters a paragraph under a title has at most.
    private static let paragraphLength = 320
    /// How many bytes of a content mostly say enough, how many nearly always, and how many always.
    private static let usualBytes = [1_280, 4_096, .max]

    /// The beginning of `content` in one line, for use as a title; `nil` where there is no text.
    static func title(from content: FeedContent?) -> String? {
        beginning(of: content, length: titleLength)
            // A picture's words are better than no title.
            ?? content.flatMap { content in
                var cutter = ExcerptCutter(length: titleLength)
                _ = cutter.cut(content.plainText)
                return cutter.result
            }
    }

    /// The beginning of `content` in one paragraph; `nil` where there is no text.
    static func paragraph(from content: FeedContent?) -> String? {
        beginning(of: content, length: paragraphLength)
    }

    private static func beginning(of content: FeedContent?, length: Int) -> String? {
        guard let content else { return nil }
        var cutter = ExcerptCutter(length: length)
        for count in usualBytes {
            cutter = ExcerptCutter(length: length)
            let beginning = content.sentences(upTo: count)
            if cutter.cut(beginning.text) || beginning.isWhole { break }
        }
        return cutter.result
    }
}
