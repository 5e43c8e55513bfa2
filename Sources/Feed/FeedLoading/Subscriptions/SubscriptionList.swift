package import FeedModel
import FeedParsing

/// The feeds in another program's list (OPML).
package struct SubscriptionList: Sendable {
    /// The feeds without duplicates, in the order of the list.
    package let feeds: [NewSubscription]
    /// The list's searches.
    package let searches: [FeedSearch]
    /// Faults that may have lost feeds.
    package let problems: [FeedProblem]

    /// Reads the list at `source`, a file or standard input; relative paths are resolved from its
    /// folder.
    package init(readingFrom source: FeedLocation) throws(FeedLoadingError) {
        let limits = ParsingLimits.default
        let documents = LocalDocuments(
            standardInput: StandardInputDocument(keepsBytes: false), byteLimit: limits.bytes)
        guard let document = try documents.document(of: source, isNamedByDocument: false) else {
            throw .isNoList(source)
        }
        let parser = FeedParser(limits: limits, converter: SystemEncodingConverter.shared)
        let parsed = FeedDocumentReader(unpacker: nil, parser: parser).parsed(document)
        if case .failure(let error) = parsed {
            if case .notAFeed = error { throw .isNoList(source) }
            throw .notAFeed(source, error)
        }
        guard
            case .document(.subscriptions(let subscriptions, let searches, _, let problems)) =
                parsed
        else { throw .isNoList(source) }
        self.searches = searches
        var path: String?
        if case .file(let file) = source { path = file }
        // A document from standard input names no files.
        feeds = subscriptions.filter { !$0.isLocal || path != nil }.map { subscription in
            NewSubscription(
                LocalReference.source(of: subscription, in: path), title: subscription.title,
                folder: subscription.folder,
                // What is set for its feeds is the other's business.
                attributes: subscription.attributes.filter {
                    !$0.name.hasPrefix(SubscriptionEntry.settingPrefix)
                })
        }
        let files = path == nil ? subscriptions.filter(\.isLocal) : []
        self.problems =
            problems
            + files.map {
                FeedProblem(
                    code: "unusable-url",
                    message:
                        "“\($0.feedURL)” is a "
                        + ($0.feedURL.hasPrefix(FeedLocation.programScheme) ? "program" : "file")
                        + ", which a list from standard input can't name.")
            }
    }
}
