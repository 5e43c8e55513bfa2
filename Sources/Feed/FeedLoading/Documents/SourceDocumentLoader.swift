import FeedModel
package import FeedParsing

/// Loads the unprocessed document of one source, and its feed.
///
/// A web page resolves to the first remote feed it announces, with the restrictions for addresses
/// that others named. A list is returned as it is.
package final class SourceDocumentLoader {
    /// A loaded source.
    package struct Loaded {
        /// The document, unpacked.
        package let document: LoadedDocument
        /// The feed; `nil` if the document isn't one.
        package let feed: LoadedFeed?
    }

    private let localDocuments: LocalDocuments
    private let remote: () throws -> any RemoteDocumentLoader
    private let reader: FeedDocumentReader

    /// Creates a loader.
    ///
    /// - Parameters:
    ///   - standardInput: the document on standard input.
    ///   - unpacker: unpacks packed documents.
    ///   - limits: the limits of a document.
    ///   - remote: makes the network loader, on first use.
    package init(
        standardInput: StandardInputDocument, unpacker: Unpacker, limits: ParsingLimits,
        remote: @escaping () throws -> any RemoteDocumentLoader
    ) {
        localDocuments = LocalDocuments(
            standardInput: standardInput, byteLimit: limits.bytes, onlyRegularFiles: true)
        reader = FeedDocumentReader(
            unpacker: unpacker,
            parser: FeedParser(limits: limits, converter: SystemEncodingConverter.shared))
        self.remote = remote
    }

    /// Loads a source that the user or a page named, and calls `completion` once, possibly before returning.
    package func load(
        _ source: FeedLocation, namedBy sourceOrigin: SourceOrigin = .user,
        announcedBy page: FeedLocation? = nil,
        completion: @escaping (Result<Loaded, any Error>) -> Void
    ) {
        do {
            if let document = try localDocuments.document(
                of: source, isNamedByDocument: page != nil)
            {
                return receive(source, nil, page, .success(document), completion)
            }
            guard let url = source.requestedURL else { return }
            let loader = try remote()
            if let page = page?.requestedURL { loader.didFollow(page, to: url) }
            _ = loader.loadDocument(from: url, namedBy: sourceOrigin) { result in
                self.receive(source, loader, page, result, completion)
            }
        } catch {
            completion(.failure(error))
        }
    }

    private func receive(
        _ source: FeedLocation, _ loader: (any RemoteDocumentLoader)?, _ page: FeedLocation?,
        _ result: Result<LoadedDocument, any Error>,
        _ completion: @escaping (Result<Loaded, any Error>) -> Void
    ) {
        do {
            let received = try result.get()
            let document: LoadedDocument
            do throws(FeedDocumentReader.DiscardedDocument) {
                document = try reader.unpacked(received, of: source)
            } catch {
                if case .remote(let url) = source {
                    loader?.didRead(url, as: .unread, updateInterval: nil)
                }
                throw error.reason
            }
            let reading = reader.parsed(document)
            var feed: Feed?
            if case .document(.feed(let found)) = reading { feed = found }
            var announced: FeedLocation?
            if case .failure(.notAFeed(.webPage)) = reading, page == nil, loader != nil,
                case .feeds(let feeds)? = WebPage.announcement(of: document, file: nil)
            {
                announced = feeds.first?.keepingCredentials(of: source)
            }
            if case .remote(let url) = source {
                loader?.didRead(
                    url, as: reading.verdict(leadsToFeed: announced != nil),
                    updateInterval: feed?.updateIntervalInSeconds)
            }
            guard let announced else {
                let loaded = feed.map {
                    LoadedFeed(source: source, feed: $0, origin: document.origin, page: page)
                }
                return completion(.success(Loaded(document: document, feed: loaded)))
            }
            load(
                announced, namedBy: .document(document.origin), announcedBy: source,
                completion: completion)
        } catch {
            completion(.failure(error))
        }
    }
}
