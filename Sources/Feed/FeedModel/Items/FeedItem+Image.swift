extension FeedItem {
    /// The item's own picture, else the first in its content, else the first in its summary.
    ///
    /// Reads the content only if the item has no picture of its own.
    public var image: FeedImage? { details.image ?? contentImage }

    /// The first picture in its content, else the first in its summary.
    public var contentImage: FeedImage? {
        guard hasContent else { return nil }
        return content?.firstImage(onPage: url) ?? summary?.firstImage(onPage: url)
    }
}
