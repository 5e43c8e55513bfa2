import FeedStorage

extension ItemArchiveSummary {
    /// The output of `feedhost archive info`.
    var words: String {
        """
        folder:    \(folder)
        items:     \(items) of \(feeds) feed\(feeds == 1 ? "" : "s") (\(ByteWording.words(bytes)))
        on disk:   \(ByteWording.words(sizeOnDisk))

        """
    }
}
