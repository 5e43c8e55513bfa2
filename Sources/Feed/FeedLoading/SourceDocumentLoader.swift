import FeedModel
package import FeedParsing
import SystemInterface

/// Loads the document of one source as it came, and the feed that is in it.
///
/// A web page stands for the first feed it announces on the network, asked for by the rules for what others
/// name. A list is handed on as it is.
package final class SourceDocumentLoader {
    /// What a source has.
    package struct Loaded {
        /// The document, unpacked.
        package let document: LoadedDocument
        /// The feed; `nil` where the document is none.
        package let feed: LoadedFeed?
    }

    private let localDocuments: LocalDocuments
    private let remote: () throws -> any RemoteDocumentLoader
    private let reader: FeedDocumentReader

    /// Creates a loader.
    ///
    /// - Parameters:
    ///   - standardInput: what is piped in.
    ///   - unpacker: unpacks what is packed.
    ///   - limits: what a document may cost.
    ///   - remote: makes what loads from the network; asked only when something is to be.
    package init(
        standardInput: StandardInputDocument, unpacker: Unpacker, limits: ParsingLimits,
        remote: @escaping () throws -> any RemoteDocumentLoader
    ) {
        localDocuments = LocalDocuments(
            standardInput: standardInput, byteLimit: limits.bytes, onlyRegularFiles: true)
        let executor = ParallelExecutor.processors
        reader = FeedDocumentReader(
            unpacker: unpacker,
            parser: FeedParser(
                limits: limits, converter: SystemEncodingConverter.shared, executor: executor),
            executor: executor)
        self.remote = remote
    }

    /// Loads what a person has named, and calls `completion` once; it may do so before it returns.
    package func load(
        _ source: FeedLocation, completion: @escaping (Result<Loaded, any Error>) -> Void
    ) {
        load(source, namedBy: .person, isAnnounced: false, completion)
    }

    private func load(
        _ source: FeedLocation, namedBy namer: SourceNamer, isAnnounced: Bool,
        _ completion: @escaping (Result<Loaded, any Error>) -> Void
    ) {
        do {
            if let document = try localDocuments.document(
                of: source, isNamedByDocument: isAnnounced)
            {
                return receive(source, nil, isAnnounced, .success(document), completion)
            }
            guard case .remote(let url) = source else { return }
            let loader = try remote()
            _ = loader.loadDocument(from: url, namedBy: namer) { result in
                self.receive(source, loader, isAnnounced, result, completion)
            }
        } catch {
            completion(.failure(error))
        }
    }

    private func receive(
        _ source: FeedLocation, _ loader: (any RemoteDocumentLoader)?, _ isAnnounced: Bool,
        _ result: Result<LoadedDocument, any Error>,
        _ completion: @escaping (Result<Loaded, any Error>) -> Void
    ) {
        do {
            let received = try result.get()
            let document: LoadedDocument
            do throws(FeedDocumentReader.Waste) {
                document = try reader.unpacked(received, of: source)
            } catch {
                throw error.reason
            }
            let reading = reader.parsed(document)
            var feed: Feed?
            if case .document(.feed(let found)) = reading { feed = found }
            var announced: FeedLocation?
            if case .failure(.notAFeed(.webPage)) = reading, !isAnnounced, loader != nil,
                case .feeds(let feeds)? = WebPage.announcement(of: document, file: nil)
            {
                announced = feeds.first
            }
            if case .remote(let url) = source {
                var isUnderstood = announced != nil
                if case .document = reading { isUnderstood = true }
                loader?.didRead(
                    url, isUnderstood: isUnderstood,
                    updateInterval: feed?.updateIntervalInSeconds)
            }
            guard let announced else {
                let loaded = feed.map {
                    LoadedFeed(source: source, feed: $0, origin: document.origin)
                }
                return completion(.success(Loaded(document: document, feed: loaded)))
            }
            load(
                announced, namedBy: .document(document.origin), isAnnounced: true, completion)
        } catch {
            completion(.failure(error))
        }
    }
}
