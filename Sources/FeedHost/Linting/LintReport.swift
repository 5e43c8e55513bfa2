import FeedLoading

/// The faults of a source, in words a publisher can act on: one part for each feed, since a list
/// stands for many and a web page for another.
struct LintReport {
    private let source: String
    private let parts: [LintReportPart]
    private let asJSON: Bool

    init(source: String, feeds: [LoadedFeed], asJSON: Bool) {
        self.source = source
        parts = feeds.map { feed in
            LintReportPart(name: feed.source.name, feed: feed.feed)
        }
        self.asJSON = asJSON
    }

    var isClean: Bool { parts.allSatisfy(\.isClean) }

    /// The report.
    var text: String {
        guard asJSON else { return parts.map(\.lines).joined() }
        // The source itself, not what it led to.
        if parts.count == 1, let only = parts.first, only.name == source {
            return only.json.text(indentation: 0) + "\n"
        }
        let report = PrintedJSON.object([
            ("source", .string(source)), ("feeds", .array(parts.map(\.json))),
        ])
        return report.text(indentation: 0) + "\n"
    }
}

extension FeedLocation {
    /// The source as it is written on the command line.
    fileprivate var name: String {
        switch self {
        case .file(let path): path
        case .remote(let url): AddressText.withoutCredentials(url)
        case .standardInput: "-"
        case .sample: "sample"
        }
    }
}
