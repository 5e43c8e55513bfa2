package import FeedModel

/// Loads documents from the network.
package protocol RemoteDocumentLoader: AnyObject {
    /// Starts loading the document at `url`, and calls `completion` once, possibly before
    /// returning; not after the task is cancelled.
    func loadDocument(
        from url: String, namedBy sourceOrigin: SourceOrigin,
        completion: @escaping (Result<LoadedDocument, any Error>) -> Void
    ) -> any RemoteDocumentTask

    /// Reports the result of reading the document from `url`.
    ///
    /// - Parameter updateInterval: the feed's declared interval, in seconds.
    func didRead(_ url: String, as verdict: DocumentVerdict, updateInterval: Int?)

    /// Returns the last copy of a document instead of a useless one, if there is any.
    ///
    /// - Parameter error: the failure to read the useless one.
    func copy(
        of url: String, namedBy sourceOrigin: SourceOrigin, insteadOf error: any Error
    ) -> LoadedDocument?

    /// The document at `page` leads to the feed at `feed`, which is loaded next: what the user has set for
    /// the one counts for the other.
    func didFollow(_ page: String, to feed: String)
}

/// A document being loaded.
package protocol RemoteDocumentTask: FeedLoaderTask {
    /// The number of decoded bytes received, including discarded ones; valid until the task is
    /// cancelled.
    var receivedBytes: Int64 { get }
    /// True once the request has left the queue and was sent.
    var isStarted: Bool { get }
}
