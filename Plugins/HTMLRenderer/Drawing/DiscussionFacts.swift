import FeedViews

/// The facts of a discussion that a card can show.
struct DiscussionFacts {
    /// More than these tell a reader nothing more.
    private static let maximumReferences = 3

    /// The items replied to: the words that are shown, and where they lead.
    let repliesTo: [(words: String, url: String?)]
    /// The line about the comments.
    let words: String?
    /// The page where they are, if that is not the item's own.
    let page: String?
    /// The feed of the comments.
    let feed: String?

    var isEmpty: Bool { repliesTo.isEmpty && words == nil && feed == nil }

    /// Creates the facts of an item.
    init(_ detail: borrowing FeedItemDetailViewModel, of item: borrowing FeedItemViewModel) {
        repliesTo = detail.repliesTo.prefix(Self.maximumReferences).compactMap { reference in
            let id = reference.id ?? ""
            guard let url = WebAddress.link(reference.url) else {
                return id.isEmpty ? nil : (words: id, url: nil)
            }
            return (words: WebAddress.host(of: url).map(String.init) ?? url, url: url)
        }
        let page = WebAddress.link(detail.commentsURL).flatMap { comments in
            item.$url?.says(comments) == true ? nil : comments
        }
        // That there are none is worth saying only where one may be left.
        let isWordSaid = page != nil || (detail.commentCount ?? 0) > 0
        words = isWordSaid ? detail.commentsWords : nil
        self.page = page
        feed = WebAddress.link(detail.commentFeedURL)
    }
}
