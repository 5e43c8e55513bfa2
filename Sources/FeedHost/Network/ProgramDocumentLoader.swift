import FeedLoading
import FeedModel
import FeedParsing
import SystemInterface

/// Decorates a loader by the user's programs: those that write documents, and those that change the document
/// of a feed.
final class ProgramDocumentLoader: RemoteDocumentLoader {
    private let loader: any RemoteDocumentLoader
    private let configuration: () throws -> Configuration
    /// The name of the filter of each address, or that it has none whatever page leads to it.
    private var filters: [[UInt8]: String?]
    private let runsSources: Bool
    private let milliseconds: Int64
    private let limit: Int
    private let after: (Int64, @escaping () -> Void) -> Void

    /// - Parameters:
    ///   - configuration: reads the configuration, which has the programs.
    ///   - filters: the name of the filter of each address in the user's list, if it has one.
    ///   - runsSources: false where only what is cached is loaded; of these programs nothing is.
    ///   - milliseconds: the time that a program may take.
    ///   - limit: the most bytes that a program may write.
    ///   - after: runs work after a number of milliseconds.
    init(
        _ loader: any RemoteDocumentLoader,
        configuration: @escaping () throws -> Configuration,
        filters: [[UInt8]: String?], runsSources: Bool, milliseconds: Int64, limit: Int,
        after: @escaping (Int64, @escaping () -> Void) -> Void
    ) {
        self.loader = loader
        self.configuration = configuration
        self.filters = filters
        self.runsSources = runsSources
        self.milliseconds = milliseconds
        self.limit = limit
        self.after = after
    }

    /// A document on its way from its server, and then through its filter, or from its program.
    private final class Task: RemoteDocumentTask {
        var loading: (any RemoteDocumentTask)?
        var run: ProgramRun?
        /// From the network.
        var receivedBytes: Int64 { loading?.receivedBytes ?? 0 }
        var isStarted: Bool { loading?.isStarted ?? true }

        func cancel() {
            loading?.cancel()
            run?.cancel()
        }
    }

    func loadDocument(
        from url: String, namedBy sourceOrigin: SourceOrigin,
        completion: @escaping (Result<LoadedDocument, any Error>) -> Void
    ) -> any RemoteDocumentTask {
        let task = Task()
        if url.hasPrefix(FeedLocation.programScheme) {
            let name = String(url.dropFirst(FeedLocation.programScheme.count))
            guard runsSources else {
                completion(.failure(ProgramFailure(name: name, url: nil, reason: .notKept)))
                return task
            }
            let empty = LoadedDocument(bytes: [], context: FeedParsingContext(), origin: .local)
            task.run = run(name, \.sources, on: empty, of: nil, completion)
            return task
        }
        guard let name = filter(of: url) else {
            return loader.loadDocument(
                from: url, namedBy: sourceOrigin, completion: completion)
        }
        task.loading = loader.loadDocument(from: url, namedBy: sourceOrigin) { [self] result in
            guard case .success(let document) = result else { return completion(result) }
            task.run = run(name, \.filters, on: document, of: url, completion)
        }
        return task
    }

    /// Runs a program on a document.
    private func run(
        _ name: String, _ programs: (Configuration) -> [NamedProgram],
        on document: LoadedDocument, of url: String?,
        _ completion: @escaping (Result<LoadedDocument, any Error>) -> Void
    ) -> ProgramRun? {
        func fail(_ reason: ProgramFailure.Reason) {
            completion(.failure(ProgramFailure(name: name, url: url, reason: reason)))
        }
        do {
            guard let program = programs(try configuration()).last(where: { $0.name == name })
            else {
                fail(.unknown)
                return nil
            }
            return try ProgramRun(
                program.line, reading: document.bytes, within: milliseconds, limit: limit,
                after: after
            ) {
                switch $0 {
                case .success(let bytes):
                    var written = document
                    written.bytes = bytes
                    completion(.success(written))
                case .failure(let reason): fail(reason)
                }
            }
        } catch let error as SystemError {
            fail(.notStarted(error))
        } catch {
            completion(.failure(error))
        }
        return nil
    }

    func didRead(_ url: String, as verdict: DocumentVerdict, updateInterval: Int?) {
        // What a filter has made of a document is no reason to drop its copy.
        let isOfFilter = verdict == .useless && filter(of: url) != nil
        loader.didRead(url, as: isOfFilter ? .unread : verdict, updateInterval: updateInterval)
    }

    /// Returns no copy where there is a program: what it made useless, it would again.
    func copy(
        of url: String, namedBy sourceOrigin: SourceOrigin, insteadOf error: any Error
    ) -> LoadedDocument? {
        filter(of: url) == nil && !url.hasPrefix(FeedLocation.programScheme)
            ? loader.copy(of: url, namedBy: sourceOrigin, insteadOf: error) : nil
    }

    func didFollow(_ page: String, to feed: String) {
        let key = Array(feed.utf8)
        if filters[key] == nil { filters[key] = filters[Array(page.utf8)] }
        loader.didFollow(page, to: feed)
    }

    private func filter(of url: String) -> String? { filters[Array(url.utf8)] ?? nil }
}
