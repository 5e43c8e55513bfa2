import FeedViews

/// The item's references and replies, each with the words it is drawn under.
struct DiscussionDrawing {
    /// More than these are not worth a line each.
    private static let maximumReferences = 8

    /// A line: what is said, and where it leads.
    struct Line: Equatable {
        var words: String
        var url: String?
    }

    /// The lines, from what the item answers to the feed of its comments.
    let lines: [Line]

    /// Creates the lines for `detail`; none where nothing is known.
    init(_ detail: FeedItemDetailBytes, _ words: FeedWords) {
        var lines: [Line] = []
        for reference in detail.repliesTo.prefix(Self.maximumReferences) {
            if let url = reference.url, !url.isEmpty {
                lines.append(Line(words: words[.inReplyTo], url: detail.text(url)))
            } else if let id = reference.id, !id.isEmpty {
                lines.append(
                    Line(words: words[.inReplyTo] + words[.separator] + detail.text(id)))
            }
        }
        if let comments = detail.commentsWords.map(detail.text) {
            if let url = detail.commentsURL, !url.isEmpty {
                lines.append(Line(words: comments, url: detail.text(url)))
            } else if detail.commentCount != 0 {
                lines.append(Line(words: comments))
            }
        }
        if let url = detail.commentFeedURL, !url.isEmpty {
            lines.append(Line(words: words[.commentFeed], url: detail.text(url)))
        }
        self.lines = lines
    }
}
