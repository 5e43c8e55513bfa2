import FeedModel
import FeedParsing

@testable import FeedLoading

/// Completes loads when the test says so, and records requests.
final class FakeDocuments: RemoteDocumentLoader {
    final class Task: RemoteDocumentTask {
        var receivedBytes: Int64 = 0
        var isStarted = true
        fileprivate(set) var isCancelled = false
        func cancel() { isCancelled = true }
    }

    private(set) var requested: [String] = []
    private(set) var tasks: [Task] = []
    private(set) var verdicts: [String: DocumentVerdict] = [:]
    /// The documents that are answered before their requests return, by address.
    var cached: [String: String] = [:]
    /// The last good copies by address.
    var copies: [String: String] = [:]
    private(set) var updateIntervals: [String: Int] = [:]
    private var completions: [(Result<LoadedDocument, any Error>) -> Void] = []

    func loadDocument(
        from url: String, namedBy sourceOrigin: SourceOrigin,
        completion: @escaping (Result<LoadedDocument, any Error>) -> Void
    ) -> any RemoteDocumentTask {
        let task = Task()
        requested.append(url)
        tasks.append(task)
        completions.append(completion)
        if let text = cached[url] { answer(completions.count - 1, text) }
        return task
    }

    func didRead(_ url: String, as verdict: DocumentVerdict, updateInterval: Int?) {
        verdicts[url] = verdict
        updateIntervals[url] = updateInterval
    }

    func didFollow(_ page: String, to feed: String) {}

    func copy(
        of url: String, namedBy sourceOrigin: SourceOrigin, insteadOf error: any Error
    ) -> LoadedDocument? {
        copies[url].map {
            LoadedDocument(
                bytes: Array($0.utf8), context: FeedParsingContext(documentURL: url),
                origin: .network(0), failure: error)
        }
    }

    /// Answers a request.
    func answer(_ index: Int, _ text: String) { answer(index, bytes: Array(text.utf8)) }

    /// Answers a request with bytes.
    func answer(_ index: Int, bytes: [UInt8]) {
        let document = LoadedDocument(
            bytes: bytes, context: FeedParsingContext(documentURL: requested[index]),
            origin: .network(0))
        completions[index](.success(document))
    }

    /// Fails a request after `receivedBytes` decoded bytes.
    func fail(_ index: Int, with error: any Error, receivedBytes: Int64) {
        tasks[index].receivedBytes = receivedBytes
        completions[index](.failure(error))
    }
}
