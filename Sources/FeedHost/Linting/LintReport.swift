import FeedLoading

/// The faults of a source, in words a publisher can act on: one part for each feed, since a list
/// stands for many and a web page for another.
struct LintReport {
    private let source: String
    private let parts: [LintReportPart]
    private let asJSON: Bool
    /// Some feeds of a list could not be looked at, and others could.
    private let someFailed: Bool

    init(source: String, feeds: [LoadedFeed], someFailed: Bool, asJSON: Bool) {
        self.source = source
        self.someFailed = someFailed
        parts = feeds.map { feed in
            LintReportPart(name: feed.source.name, feed: feed.feed)
        }
        self.asJSON = asJSON
    }

    /// How the program ends after it: faults that were found weigh more than feeds that were not looked at.
    var status: ExitStatus {
        guard parts.allSatisfy(\.isClean) else { return .dataError }
        return someFailed ? .partial : .success
    }

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
