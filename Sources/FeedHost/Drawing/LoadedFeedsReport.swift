import FeedLoading
import FeedModel

/// Reports faults in loaded feeds.
enum LoadedFeedsReport {
    /// The problems reported per feed; `feedhost lint` shows all.
    private static let maximumProblems = 20

    /// Warns about a list that may have lost feeds.
    static func report(of list: FeedLocation, _ problems: [FeedProblem], on console: Console) {
        if problems.contains(where: { $0.code == "truncated-document" }) {
            console.warning(
                "the list \(list.words) is cut short; the feeds it lists up to there are used; fetch it again, or mend it"
            )
        }
        let others = problems.filter { $0.code != "truncated-document" }
        for problem in others.prefix(maximumProblems) {
            let line = problem.line.map { ", line \($0)" } ?? ""
            console.warning(
                "the list \(list.words)\(line): \(problem.message) A feed may be missing; mend the line"
            )
        }
        if others.count > maximumProblems {
            console.warning(
                "the list \(list.words): \(others.count - maximumProblems) more such lines; "
                    + "'feedhost lint' tells all")
        }
    }

    /// The number of announced feeds to name.
    private static let maximumNamed = 5

    /// Reports which of a page's feeds is drawn, and names the others.
    static func report(of feeds: AnnouncedFeeds, on console: Console) {
        let count = feeds.failed.count + feeds.others.count + 1
        var words =
            "\(feeds.page.words) announces \(count) feeds; this is \(feeds.chosen.words)"
        if !feeds.failed.isEmpty { words += "; gone or no feed: \(names(feeds.failed))" }
        if !feeds.others.isEmpty { words += "; not loaded: \(names(feeds.others))" }
        console.hint(words)
    }

    private static func names(_ feeds: [FeedLocation]) -> String {
        var names = feeds.prefix(maximumNamed).map(\.words)
        let rest = feeds.count - names.count
        if rest > 0 { names.append("\(rest) more") }
        return names.joined(separator: ", ")
    }

    /// Warns about truncated and moved feeds; with `-v`, reports repairs.
    ///
    /// - Parameter moves: permanent redirects, which were reported already.
    static func report(_ feeds: [LoadedFeed], moves: [FeedLocation: String], on console: Console) {
        for loaded in feeds {
            if moves[loaded.source] == nil, let target = loaded.announcedMove {
                console.warning(
                    "\(loaded.source.words) says that it has moved for good to \(target.words); "
                        + "use that address from now on" + SubscriptionFinding.remedyForMoves)
            }
            let problems = loaded.feed.problems
            if problems.contains(where: { $0.code == "truncated-document" }) {
                console.warning("\(loaded.source.words) is cut short; what has come is drawn")
            }
            for problem in problems.prefix(maximumProblems) {
                let line = problem.line.map { ", line \($0)" } ?? ""
                console.debug(
                    "\(loaded.source.words)\(line): \(problem.message) (\(problem.code))")
            }
        }
    }
}
