import FeedViews

/// An item's references and replies, with labels.
struct DiscussionDrawing {
    /// More are not worth a line each.
    private static let maximumReferences = 8

    /// A label and an address.
    struct Line: Equatable {
        var words: String
        var url: String?
    }

    /// From what the item replies to, to the feed of its comments.
    let lines: [Line]

    /// Creates the lines for `detail`; none if nothing is known.
    init(_ detail: FeedItemDetailViewModel, _ words: FeedWords) {
        var lines: [Line] = []
        for reference in detail.repliesTo.prefix(Self.maximumReferences) {
            if let url = reference.url, !url.isEmpty {
                lines.append(Line(words: words[.inReplyTo], url: url))
            } else if let id = reference.id, !id.isEmpty {
                lines.append(
                    Line(words: words[.inReplyTo] + words[.separator] + id))
            }
        }
        if let comments = detail.commentsWords {
            if let url = detail.commentsURL, !url.isEmpty {
                lines.append(Line(words: comments, url: url))
            } else if detail.commentCount != 0 {
                lines.append(Line(words: comments))
            }
        }
        if let url = detail.commentFeedURL, !url.isEmpty {
            lines.append(Line(words: words[.commentFeed], url: url))
        }
        self.lines = lines
    }
}
