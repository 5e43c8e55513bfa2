package import FeedLoading
import FeedParsing

/// Loads documents over HTTP and from the cache, or only from the cache, whatever their age.
package final class RemoteFeedDocumentLoader: RemoteDocumentLoader {
    private let resources: ResourceLoader
    private let asksServers: Bool
    private let report: (String, Resource) -> Void
    private let reportFailure: (any Error) -> Void
    private let reportReading: (String, DocumentVerdict, Int?) -> Void
    private let reportCopy: ((String, Int64, any Error) -> Void)?

    /// - Parameters:
    ///   - resources: loads resources.
    ///   - asksServers: false to leave the cache as it is, and to report nothing.
    ///   - report: receives each loaded resource and the requested address, before its document is
    ///     passed on.
    ///   - reportFailure: receives the failure of each address that gives no resource.
    ///   - reportReading: receives each address whose document was parsed, the result, and its
    ///     declared update interval in seconds.
    ///   - reportCopy: receives each address whose last copy is used instead of a useless document,
    ///     the copy's time in seconds since 1970, and the failure to read the document; `nil` to
    ///     use no such copies.
    package init(
        resources: ResourceLoader, asksServers: Bool = true,
        report: @escaping (String, Resource) -> Void = { _, _ in },
        reportFailure: @escaping (any Error) -> Void = { _ in },
        reportReading: @escaping (String, DocumentVerdict, Int?) -> Void = { _, _, _ in },
        reportCopy: ((String, Int64, any Error) -> Void)? = nil
    ) {
        self.resources = resources
        self.asksServers = asksServers
        self.report = report
        self.reportFailure = reportFailure
        self.reportReading = reportReading
        self.reportCopy = reportCopy
    }

    package func loadDocument(
        from url: String, namedBy sourceOrigin: SourceOrigin,
        completion: @escaping (Result<LoadedDocument, any Error>) -> Void
    ) -> any RemoteDocumentTask {
        guard let request = ResourceRequest(document: url, namedBy: sourceOrigin) else {
            completion(.failure(ResourceFailure.badAddress(url)))
            return ResourceTask()
        }
        guard asksServers else {
            completion(resources.kept(request).map(LoadedDocument.init).mapError { $0 })
            return ResourceTask()
        }
        return resources.load(request) { [report, reportFailure] result in
            switch result {
            case .failure(let failure):
                reportFailure(failure)
                completion(.failure(failure))
            case .success(let resource):
                report(url, resource)
                completion(.success(LoadedDocument(resource)))
            }
        }
    }

    package func didRead(_ url: String, as verdict: DocumentVerdict, updateInterval: Int?) {
        if verdict != .unread { reportReading(url, verdict, updateInterval) }
        guard asksServers, let address = ResourceAddress(url) else { return }
        resources.settle(address, as: verdict, updateInterval: updateInterval)
    }

    package func copy(
        of url: String, namedBy sourceOrigin: SourceOrigin, insteadOf error: any Error
    ) -> LoadedDocument? {
        guard let reportCopy,
            let request = ResourceRequest(document: url, namedBy: sourceOrigin),
            let (resource, since) = resources.lastCopy(request)
        else { return nil }
        reportCopy(url, since, error)
        var document = LoadedDocument(resource)
        document.failure = error
        return document
    }

    package func didFollow(_ page: String, to feed: String) {
        guard let page = ResourceAddress(page), let feed = ResourceAddress(feed) else { return }
        let own = resources.documentSettings[feed]
        resources.documentSettings[feed] = own ?? resources.documentSettings[page]
    }
}

extension ResourceRequest {
    /// The request for a document; `nil` if `url` is invalid.
    init?(document url: String, namedBy sourceOrigin: SourceOrigin) {
        guard let address = ResourceAddress(url) else { return nil }
        self.init(
            address: address, kind: .document,
            allowedClasses: AddressClassSet(namedBy: sourceOrigin))
    }
}

extension LoadedDocument {
    init(_ resource: Resource) {
        self.init(
            bytes: resource.body,
            context: FeedParsingContext(
                documentURL: resource.address.text, httpCharset: resource.mediaType?.charset),
            linkFields: resource.linkFields, origin: .network(resource.addressClass?.rawValue),
            failure: resource.replacedFailure)
    }
}
