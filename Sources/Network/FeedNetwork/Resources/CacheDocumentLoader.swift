package import FeedLoading

/// Loads documents from the cache, whatever their age, without requests.
package final class CacheDocumentLoader: RemoteDocumentLoader {
    private let resources: ResourceLoader
    private let allowsAllClasses: Bool

    /// - Parameters:
    ///   - resources: reads the cache.
    ///   - allowsAllClasses: whether documents may name addresses in any network.
    package init(resources: ResourceLoader, allowsAllClasses: Bool) {
        self.resources = resources
        self.allowsAllClasses = allowsAllClasses
    }

    package func loadDocument(
        from url: String, namedBy sourceOrigin: SourceOrigin,
        completion: @escaping (Result<LoadedDocument, any Error>) -> Void
    ) -> any RemoteDocumentTask {
        if let request = ResourceRequest(
            document: url, namedBy: sourceOrigin, allowsAllClasses: allowsAllClasses)
        {
            completion(resources.kept(request).map(LoadedDocument.init).mapError { $0 })
        } else {
            completion(.failure(ResourceFailure.badAddress(url)))
        }
        return ResourceTask()
    }

    /// Does nothing: the cache stays as it is.
    package func didRead(_ url: String, as verdict: DocumentVerdict, updateInterval: Int?) {}

    /// Returns `nil`: there is no copy but the loaded one.
    package func copy(
        of url: String, namedBy sourceOrigin: SourceOrigin, insteadOf error: any Error
    ) -> LoadedDocument? {
        nil
    }
}
