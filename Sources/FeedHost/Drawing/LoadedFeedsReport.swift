import FeedLoading
import FeedModel

/// Says what was found wrong with feeds that were loaded.
enum LoadedFeedsReport {
    /// More than so many for one feed say nothing more; `feedhost lint` tells all.
    private static let maximumProblems = 20

    /// Warns of a list that may have lost feeds.
    static func tell(of list: FeedLocation, _ problems: [FeedProblem], on console: Console) {
        if problems.contains(where: { $0.code == "truncated-document" }) {
            console.warning(
                "the list \(list.words) is cut short; the feeds it lists up to there are used; fetch it again, or mend it"
            )
        }
        let others = problems.filter { $0.code != "truncated-document" }
        for problem in others.prefix(maximumProblems) {
            let place = problem.line.map { ", line \($0)" } ?? ""
            console.warning(
                "the list \(list.words)\(place): \(problem.message) A feed may be missing; mend the line"
            )
        }
        if others.count > maximumProblems {
            console.warning(
                "the list \(list.words): \(others.count - maximumProblems) more such lines; "
                    + "'feedhost lint' tells all")
        }
    }

    /// So many of the feeds that a page announces are named.
    private static let maximumNamed = 5

    /// Says which of the feeds that a page announces is drawn, and names the others.
    static func tell(of feeds: AnnouncedFeeds, on console: Console) {
        var names = feeds.others.prefix(maximumNamed).map(\.words)
        let rest = feeds.others.count - names.count
        if rest > 0 { names.append("\(rest) more") }
        console.hint(
            "\(feeds.page.words) announces \(feeds.others.count + 1) feeds; this is "
                + "\(feeds.chosen.words); not loaded: \(names.joined(separator: ", "))")
    }

    /// Warns of feeds that end early or say that they have moved; with `-v`, names what was repaired.
    ///
    /// - Parameter moves: the new addresses of those that have moved by what their servers say, which was told.
    static func tell(_ feeds: [LoadedFeed], moves: [String: String], on console: Console) {
        for loaded in feeds {
            if case .remote(let url) = loaded.source, moves[url] == nil,
                let target = loaded.announcedMove
            {
                console.warning(
                    "\(loaded.source.words) says that it has moved for good to \(target.words); "
                        + "use that address from now on")
            }
            let problems = loaded.feed.problems
            if problems.contains(where: { $0.code == "truncated-document" }) {
                console.warning("\(loaded.source.words) is cut short; what has come is drawn")
            }
            for problem in problems.prefix(maximumProblems) {
                let place = problem.line.map { ", line \($0)" } ?? ""
                console.debug(
                    "\(loaded.source.words)\(place): \(problem.message) (\(problem.code))")
            }
        }
    }
}
