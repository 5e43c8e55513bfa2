import FeedPresentation

/// What an item answers, and what is answered to it, each with the words it is drawn under.
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
    init(_ detail: FeedItemDetailViewModel) {
        var lines: [Line] = []
        for reference in detail.repliesTo.prefix(Self.maximumReferences) {
            if let url = reference.url, !url.isEmpty {
                lines.append(Line(words: Phrases.inReplyTo, url: url))
            } else if let id = reference.id, !id.isEmpty {
                lines.append(Line(words: "\(Phrases.inReplyTo): \(id)"))
            }
        }
        let count = detail.commentCount.map(Phrases.comments(_:))
        if let url = detail.comments, !url.isEmpty {
            lines.append(Line(words: count ?? Phrases.comments, url: url))
        } else if let count, detail.commentCount != 0 {
            lines.append(Line(words: count))
        }
        if let url = detail.commentFeedURL, !url.isEmpty {
            lines.append(Line(words: Phrases.commentFeed, url: url))
        }
        self.lines = lines
    }
}
