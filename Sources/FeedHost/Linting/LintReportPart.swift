import FeedLoading
import FeedModel

/// The faults of one feed.
struct LintReportPart {
    /// The source as on the command line.
    let name: String
    private let format: FeedFormat
    private let itemCount: Int
    private let problems: [FeedProblem]

    init(name: String, feed: Feed) {
        self.name = name
        format = feed.format
        itemCount = feed.items.count
        problems = Self.inLineOrder(feed.problems)
    }

    var isClean: Bool { problems.isEmpty }

    /// One line per problem in the format of compilers, and a summary.
    var lines: String {
        // A file name may contain control characters.
        let name = name == "-" ? "standard input" : Console.clean(name)
        let found = problems.map { problem in
            let location = problem.line.map { "\(name):\($0)" } ?? name
            return "\(location): \(Console.clean(problem.message)) [\(problem.code)]\n"
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

    /// The part as JSON.
    var json: PrintedJSON {
        PrintedJSON.object([
            ("source", .string(name)), ("format", .string(format.rawValue)),
            ("items", .number(itemCount)), ("problems", Self.json(of: problems)),
        ])
    }

    static func json(of problems: [FeedProblem]) -> PrintedJSON {
        .array(
            problems.map { problem in
                .object([
                    ("code", .string(problem.code)), ("message", .string(problem.message)),
                    ("line", problem.line.map { .number($0) }),
                ])
            })
    }

    /// By line; problems without one come first, in order.
    private static func inLineOrder(_ problems: [FeedProblem]) -> [FeedProblem] {
        problems.sorted { ($0.line ?? 0) < ($1.line ?? 0) }
    }
}
