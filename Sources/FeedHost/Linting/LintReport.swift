import FeedModel

/// What is wrong with a feed, in words a publisher can act on.
struct LintReport {
    private let source: String
    private let format: FeedFormat
    private let itemCount: Int
    private let problems: [FeedProblem]
    private let asJSON: Bool

    init(source: String, feed: Feed, asJSON: Bool) {
        self.source = source
        format = feed.format
        itemCount = feed.items.count
        problems = Self.inLineOrder(feed.problems)
        self.asJSON = asJSON
    }

    /// Whether nothing is wrong.
    var isClean: Bool { problems.isEmpty }

    /// The report.
    var text: String { asJSON ? json : lines }

    /// One line a problem, in the form compilers have made known, and a line that sums up.
    private var lines: String {
        let name = source == "-" ? "standard input" : source
        let found = problems.map { problem in
            let place = problem.line.map { "\(name):\($0)" } ?? name
            return "\(place): \(problem.message) [\(problem.code)]\n"
        }
        let count =
            switch problems.count {
            case 0: "no problems"
            case 1: "1 problem"
            default: "\(problems.count) problems"
            }
        let items = itemCount == 1 ? "1 item" : "\(itemCount) items"
        return found.joined() + "\(name): \(count) (\(format.rawValue), \(items))\n"
    }

    private var json: String {
        let entries = problems.map { problem in
            var members: [(String, JSONText)] = [
                ("code", .string(problem.code)), ("message", .string(problem.message)),
            ]
            if let line = problem.line {
                members.append(("line", .number(line)))
            }
            return JSONText.object(members)
        }
        let report = JSONText.object([
            ("source", .string(source)), ("format", .string(format.rawValue)),
            ("items", .number(itemCount)), ("problems", .array(entries)),
        ])
        return report.text(indentation: 0) + "\n"
    }

    /// By line; what has none comes first, in the order it was met.
    private static func inLineOrder(_ problems: [FeedProblem]) -> [FeedProblem] {
        problems.sorted { ($0.line ?? 0) < ($1.line ?? 0) }
    }
}
