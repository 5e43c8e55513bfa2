import FeedLoading
import FeedModel

/// The faults of one feed, or of a list of feeds.
struct LintReportPart {
    /// The source as on the command line.
    private let name: String
    private let problems: [FeedProblem]
    /// The format and the number of items; `nil` for a list.
    private let content: (format: FeedFormat, itemCount: Int)?

    /// - Parameter now: The time in seconds since 1970.
    init(name: String, feed: Feed, now: Int64) {
        self.name = name
        problems = Self.inLineOrder(feed.problems + Self.futureDates(in: feed, now: now))
        content = (feed.format, feed.items.count)
    }

    /// Creates the part for a list.
    init(list name: String, problems: [FeedProblem]) {
        self.name = name
        self.problems = Self.inLineOrder(problems)
        content = nil
    }

    /// The most dates reported of a feed.
    private static let maximumDates = 10

    /// Reports items from tomorrow or later, which other readers show first until then.
    private static func futureDates(in feed: Feed, now: Int64) -> [FeedProblem] {
        var problems: [FeedProblem] = []
        for item in feed.items {
            guard problems.count < maximumDates else { break }
            guard let date = item.published, date.secondsSince1970 > now + 86_400 else { continue }
            let name = item.title ?? item.url ?? item.id
            problems.append(
                FeedProblem(
                    code: "future-date",
                    message:
                        "“\(name)” is of \(ClockWording.words(date.secondsSince1970)), which is to come; many readers show it above all others until then."
                ))
        }
        return problems
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
        let number = problems.isEmpty ? "no" : "\(problems.count)"
        let count = "\(number) problem\(problems.count == 1 ? "" : "s")"
        return found.joined() + "\(name): \(count) (\(contentWords))\n"
    }

    private var contentWords: String {
        guard let content else { return "list of feeds" }
        let items = content.itemCount == 1 ? "1 item" : "\(content.itemCount) items"
        return "\(content.format.rawValue), \(items)"
    }

    /// The part as JSON.
    var json: PrintedJSON {
        .object([
            ("source", .string(name)), ("format", content.map { .string($0.format.rawValue) }),
            ("items", content.map { .number($0.itemCount) }),
            ("problems", .array(problems.map(Self.json))),
        ])
    }

    private static func json(of problem: FeedProblem) -> PrintedJSON {
        .object([
            ("code", .string(problem.code)), ("message", .string(problem.message)),
            ("line", problem.line.map { .number($0) }),
        ])
    }

    /// By line; problems without one come first, in order.
    private static func inLineOrder(_ problems: [FeedProblem]) -> [FeedProblem] {
        problems.sorted { ($0.line ?? 0) < ($1.line ?? 0) }
    }
}
