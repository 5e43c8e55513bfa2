extension FeedItem {
    /// The item's picture: the one it names for itself, else the first in its content, else the
    /// first in its summary.
    ///
    /// Reads the content where the item names no picture.
    public var image: FeedImage? { details.image ?? contentImage }

    /// The first picture in its content, else the first in its summary.
    public var contentImage: FeedImage? {
        content?.firstImage(onPage: url) ?? summary?.firstImage(onPage: url)
    }
}
