import FeedViews

/// Facts about a discussion, for a card.
struct DiscussionFacts {
    /// More add nothing for a reader.
    private static let maximumReferences = 3

    /// The items replied to: text and address.
    let repliesTo: [(words: String, url: String?)]
    /// The text about comments.
    let words: String?
    /// The page with comments, if it is not the item's own.
    let page: String?
    /// The feed of comments.
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
        // The absence of comments matters only if one can be added.
        let showsWord = page != nil || (detail.commentCount ?? 0) > 0
        words = showsWord ? detail.commentsWords : nil
        self.page = page
        feed = WebAddress.link(detail.commentFeedURL)
    }
}
