import FeedLoading
import FeedModel

/// Faults in a source, for publishers: one part per feed, since a list contains many, and a page
/// announces others.
struct LintReport {
    private let source: String
    private let asJSON: Bool
    private var parts: [LintReportPart] = []
    /// The sources of ``entries``, as on the command line.
    private var names: [String] = []
    /// JSON entries in order: feeds, and sources that could not be read.
    private var entries: [PrintedJSON] = []
    private var damagedLists: [LintReportPart] = []
    /// The reason if nothing could be read.
    var failure: (any Error)?

    /// The time in seconds since 1970.
    private let now: Int64

    init(source: String, asJSON: Bool, now: Int64) {
        self.source = source
        self.now = now
        self.asJSON = asJSON
    }

    /// Adds the result of each source.
    mutating func add(_ results: FeedCollectionResult.OfSources) {
        for (source, _, result) in results {
            names.append(source.name)
            switch result {
            case .feed(let loaded):
                let part = LintReportPart(name: source.name, feed: loaded.feed, now: now)
                parts.append(part)
                entries.append(part.json)
            case .failure(let error):
                entries.append(
                    .object([
                        ("source", .string(source.name)), ("error", ErrorWording.json(for: error)),
                    ]))
            }
        }
    }

    /// Adds a list with faults.
    mutating func addDamagedList(_ list: FeedLocation, _ problems: [FeedProblem]) {
        damagedLists.append(LintReportPart(list: list.name, problems: problems))
    }

    /// The exit status: faults take precedence over unread feeds, and without either the failure
    /// decides.
    var status: ExitStatus {
        if let failure { return ExitStatus(failure) }
        guard (damagedLists + parts).allSatisfy(\.isClean) else { return .dataError }
        return parts.count == entries.count ? .success : .partial
    }

    /// The report; unread sources only in JSON, since text reports them on standard error.
    var text: String {
        guard asJSON else { return (damagedLists + parts).map(\.lines).joined() }
        // The source itself, not what it led to.
        if names == [source], damagedLists.isEmpty, let only = entries.first {
            return only.document
        }
        return PrintedJSON.object([
            ("source", .string(source)),
            ("error", entries.isEmpty ? failure.map(ErrorWording.json) : nil),
            ("lists", damagedLists.isEmpty ? nil : .array(damagedLists.map(\.json))),
            ("feeds", .array(entries)),
        ]).document
    }
}
