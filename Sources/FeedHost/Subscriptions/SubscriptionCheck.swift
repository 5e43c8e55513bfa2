import FeedLoading
import FeedModel
import FeedNetwork
import SystemInterface

/// Finds feeds of the user's list that are gone, have moved, or had no news for a year.
struct SubscriptionCheck {
    let file: SubscriptionFile
    let probe: SourceProbe
    let asJSON: Bool
    /// True to write new addresses to the list.
    let writesMoves: Bool

    /// A feed without news for so many seconds is silent.
    private static let silentSeconds: Int64 = 365 * 86_400

    /// Loads all feeds, and returns the text to print and the exit status.
    func run() throws -> (text: String, status: ExitStatus) {
        let search = try SubscriptionSearch(of: file)
        guard !search.numbered.isEmpty else {
            throw SubscriptionRefusal.isEmpty(path: search.path)
        }
        let found = probe.look(at: search.numbered.map(\.entry.source))
        let announced = AnnouncedMoves(in: found, using: probe)
        let now = SystemClock().secondsSince1970
        var findings: [SubscriptionFinding] = []
        var targets: [FeedLocation] = []
        for (number, entry) in search.numbered {
            guard var state = Self.state(of: entry, in: found, announced, now: now)
            else { continue }
            if case .moved(let target, _) = state {
                let listed = target.asListed
                let isListed =
                    targets.contains(listed)
                    || search.numbered.contains {
                        $0.number != number && $0.entry.isSame(as: listed)
                    }
                state = .moved(to: target, isListed: isListed && !entry.isSame(as: listed))
                targets.append(listed)
            }
            findings.append(SubscriptionFinding(number: number, entry: entry, state: state))
        }
        if writesMoves {
            for finding in findings {
                guard case .moved(let target, let isListed) = finding.state else { continue }
                if isListed {
                    _ = try file.remove(finding.entry.source)
                } else {
                    try file.setAddress(of: finding.entry.source, to: target)
                }
                try FeedMove(environment: probe.environment, console: probe.console)
                    .take(finding.entry.source, to: target)
            }
        }
        let hasFailed = findings.contains { $0.hasFailed }
        let text =
            asJSON
            ? PrintedJSON.array(findings.map(\.json)).document
            : findings.map { Console.clean($0.line(isWritten: writesMoves)) + "\n" }.joined()
                + summary(findings, of: search.numbered.count)
        return (text, hasFailed ? .partial : .success)
    }

    private func summary(_ findings: [SubscriptionFinding], of count: Int) -> String {
        guard probe.console.verbosity > .quiet else { return "" }
        let rest = count - findings.count
        return "nothing is amiss with \(rest) of \(count) feed\(count == 1 ? "" : "s")\n"
    }

    private static func state(
        of entry: SubscriptionEntry, in found: ProbedSources, _ announced: AnnouncedMoves,
        now: Int64
    ) -> SubscriptionFinding.State? {
        guard let seen = found.results.first(where: { entry.isSame(as: $0.source) })
        else { return nil }
        switch seen.result {
        case .failure(let error):
            return ExitStatus(error) == .temporaryFailure
                || FailureCause(error)?.isOfServers == true
                ? .unreachable(ErrorWording.line(for: error))
                : .gone(ErrorWording.line(for: error))
        case .feed(let loaded):
            let target = found.move(of: entry.source) ?? announced.move(of: seen.source)
            if let target { return .moved(to: target, isListed: false) }
            let newest = loaded.feed.items.compactMap { $0.date?.secondsSince1970 }.max()
            guard let newest, newest < now - silentSeconds else { return nil }
            return .silent(since: newest)
        }
    }
}
