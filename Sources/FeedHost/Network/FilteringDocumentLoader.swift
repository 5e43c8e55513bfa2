import FeedLoading
import FeedModel
import SystemInterface

/// Decorates a loader: has the filter that is set for a feed change its document.
final class FilteringDocumentLoader: RemoteDocumentLoader {
    private let loader: any RemoteDocumentLoader
    private let filters: [DocumentFilter]
    /// The name of the filter of each address that has one.
    private let names: [[UInt8]: String]
    private let limit: Int
    private let after: (Int64, @escaping () -> Void) -> Void

    /// - Parameters:
    ///   - limit: the most bytes that a filter may write.
    ///   - after: runs work after a number of milliseconds.
    init(
        _ loader: any RemoteDocumentLoader, filters: [DocumentFilter], names: [[UInt8]: String],
        limit: Int, after: @escaping (Int64, @escaping () -> Void) -> Void
    ) {
        self.loader = loader
        self.filters = filters
        self.names = names
        self.limit = limit
        self.after = after
    }

    /// A document on its way from its server, and then through its filter.
    private final class Task: RemoteDocumentTask {
        var loading: (any RemoteDocumentTask)?
        var filtering: FilterRun?
        /// Of the document, which is received while it is filtered.
        var receivedBytes: Int64 { loading?.receivedBytes ?? 0 }
        var isStarted: Bool { loading?.isStarted ?? false }

        func cancel() {
            loading?.cancel()
            filtering?.cancel()
        }
    }

    func loadDocument(
        from url: String, namedBy sourceOrigin: SourceOrigin,
        completion: @escaping (Result<LoadedDocument, any Error>) -> Void
    ) -> any RemoteDocumentTask {
        guard let name = names[Array(url.utf8)] else {
            return loader.loadDocument(
                from: url, namedBy: sourceOrigin, completion: completion)
        }
        let task = Task()
        task.loading = loader.loadDocument(from: url, namedBy: sourceOrigin) { [self] result in
            guard case .success(let document) = result else { return completion(result) }
            task.filtering = run(name, on: document, of: url, completion)
        }
        return task
    }

    private func run(
        _ name: String, on document: LoadedDocument, of url: String,
        _ completion: @escaping (Result<LoadedDocument, any Error>) -> Void
    ) -> FilterRun? {
        func fail(_ reason: FilterFailure.Reason) {
            completion(.failure(FilterFailure(filter: name, url: url, reason: reason)))
        }
        guard let filter = filters.last(where: { $0.name == name }) else {
            fail(.unknown)
            return nil
        }
        do throws(SystemError) {
            return try FilterRun(filter.line, of: document.bytes, limit: limit, after: after) {
                switch $0 {
                case .success(let bytes):
                    var filtered = document
                    filtered.bytes = bytes
                    completion(.success(filtered))
                case .failure(let reason): fail(reason)
                }
            }
        } catch {
            fail(.notStarted(error))
            return nil
        }
    }

    func didRead(_ url: String, as verdict: DocumentVerdict, updateInterval: Int?) {
        loader.didRead(url, as: verdict, updateInterval: updateInterval)
    }

    /// Returns no copy where there is a filter: what it made useless, it would again.
    func copy(
        of url: String, namedBy sourceOrigin: SourceOrigin, insteadOf error: any Error
    ) -> LoadedDocument? {
        names[Array(url.utf8)] == nil
            ? loader.copy(of: url, namedBy: sourceOrigin, insteadOf: error) : nil
    }
}
