import FeedNetwork

extension CacheSummary {
    /// The output of `feedhost cache info`.
    var words: String {
        """
        file:      \(path)
        feeds:     \(documents) (\(ByteWording.words(documentBytes)))
        pictures:  \(pictures) (\(ByteWording.words(pictureBytes)))
        limit:     \(ByteWording.limit(limit))
        on disk:   \(ByteWording.words(sizeOnDisk))

        """
    }
}
