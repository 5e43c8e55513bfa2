package import FeedModel

/// Loads documents from the network.
package protocol RemoteDocumentLoader: AnyObject {
    /// Starts loading what is at `url`, and calls `completion` once; it may do so before it
    /// returns. After the task is cancelled, it is not called any more.
    func loadDocument(
        from url: String, namedBy namer: SourceNamer,
        completion: @escaping (Result<LoadedDocument, any Error>) -> Void
    ) -> any RemoteDocumentTask

    /// Tells that the document from `url` was read: it is a feed, or leads to some, or it is not
    /// understood.
    ///
    /// - Parameter updateInterval: how often a feed says that it changes, in seconds.
    func didRead(_ url: String, isUnderstood: Bool, updateInterval: Int?)
}

/// A document on its way.
package protocol RemoteDocumentTask: FeedLoaderTask {
    /// How many decoded bytes have come, of whatever was not handed on as well; known to the end,
    /// until the task is cancelled.
    var receivedBytes: Int64 { get }
    /// True once the server has been asked, which waits while others have their turn.
    var isStarted: Bool { get }
}
