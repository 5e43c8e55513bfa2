extension FeedItem {
    /// Returns the item with a fuller content; what it had stays as its summary.
    package func withContent(_ content: FeedContent) -> FeedItem {
        var item = FeedItem(
            id: id, url: url, title: title, published: published, updated: updated,
            content: content, summary: summary ?? self.content, details: details)
        item.sourceIndex = sourceIndex
        item.sharesID = sharesID
        item.firstSeen = firstSeen
        return item
    }
}
