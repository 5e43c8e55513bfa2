import FeedLoading
import FeedModel
import FeedNetwork
import FeedStorage

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
        let now = SystemClock.secondsSince1970
        var results = Dictionary(
            found.results.map { (($0.page ?? $0.source).listedKey, $0) },
            uniquingKeysWith: { first, _ in first })
        // A feed in several folders is named once.
        var findings = search.numbered.compactMap { number, entry in
            results.removeValue(forKey: entry.source.listedKey).flatMap { seen in
                Self.state(of: entry, as: seen, in: found, announced, now: now)
            }.map { SubscriptionFinding(number: number, entry: entry, state: $0) }
        }
        Self.settleMoves(among: &findings, in: search.numbered.map(\.entry))
        if writesMoves {
            for index in findings.indices { try write(&findings[index]) }
        }
        let text =
            asJSON
            ? PrintedJSON.array(findings.map(\.json)).document
            : findings.map { Console.clean($0.line(isWritten: writesMoves)) + "\n" }.joined()
                + summary(findings, of: Set(search.numbered.map(\.entry.source.listedKey)).count)
        return (text, findings.contains(where: \.hasFailed) ? .partial : .success)
    }

    private func write(_ finding: inout SubscriptionFinding) throws {
        guard case .moved(let target, let way) = finding.state, way != .inCircle else { return }
        let old = finding.entry.source
        // Nothing moves if the list can't follow: its feed would be without what is stored of it.
        try file.prepareAddress(target)
        // The states and archived items of the feed move first: what fails is tried again next time.
        if let from = old.identity, let identity = target.identity {
            let (environment, console) = (probe.environment, probe.console)
            try ItemStates(environment: environment, console: console).moveFeed(from, to: identity)
            try ItemArchive.make(environment: environment, console: console)?
                .moveFeed(from, to: identity)
            // It is beside the states, which could be written.
            try? ChosenTexts(environment).moveFeed(from, to: identity)
        }
        // The list may have changed since it was read, also by the moves before.
        let isListed = try file.setAddress(of: old, to: target)
        finding.state = .moved(to: target, isListed ? .toListedAddress : .toNewAddress)
    }

    /// Finds moves to other entries, and those that lead back to where they began: if their entries
    /// were removed, none would be left.
    private static func settleMoves(
        among findings: inout [SubscriptionFinding], in entries: [SubscriptionEntry]
    ) {
        let moves: [(entry: SubscriptionEntry, target: FeedLocation)] = findings.compactMap {
            guard case .moved(let target, _) = $0.state else { return nil }
            return ($0.entry, target.asListed)
        }
        var written: [FeedLocation] = []
        for (index, finding) in findings.enumerated() {
            guard case .moved(let target, .toNewAddress) = finding.state else { continue }
            let entry = finding.entry
            let listed = target.asListed
            guard !entry.isSame(as: listed) else { continue }
            if leadsBack(to: entry, from: listed, moves) {
                findings[index].state = .moved(to: target, .inCircle)
            } else if written.contains(listed) || entries.contains(where: { $0.isSame(as: listed) })
            {
                findings[index].state = .moved(to: target, .toListedAddress)
            } else {
                written.append(listed)
            }
        }
    }

    /// Returns true if the moves of listed feeds lead from `start` to `entry`.
    private static func leadsBack(
        to entry: SubscriptionEntry, from start: FeedLocation,
        _ moves: [(entry: SubscriptionEntry, target: FeedLocation)]
    ) -> Bool {
        var location = start
        for _ in moves {
            if entry.isSame(as: location) { return true }
            guard let move = moves.first(where: { $0.entry.isSame(as: location) }) else {
                return false
            }
            location = move.target
        }
        return entry.isSame(as: location)
    }

    private func summary(_ findings: [SubscriptionFinding], of count: Int) -> String {
        guard probe.console.verbosity > .quiet else { return "" }
        let rest = count - findings.count
        return "nothing is amiss with \(rest) of \(count) feed\(count == 1 ? "" : "s")\n"
    }

    private static func state(
        of entry: SubscriptionEntry,
        as seen: FeedCollectionResult.OfSources.Element, in found: ProbedSources,
        _ announced: AnnouncedMoves, now: Int64
    ) -> SubscriptionFinding.State? {
        switch seen.result {
        case .failure(let error):
            return isGone(error)
                ? .gone(ErrorWording.line(for: error))
                : .unreachable(ErrorWording.line(for: error))
        case .feed(let loaded):
            if let target = found.move(of: entry.source) {
                return .moved(to: target, .toNewAddress)
            }
            if seen.page == nil, let move = announced.moves[seen.source] { return move }
            // An older copy was read.
            if let failure = loaded.failure { return .unreachable(ErrorWording.line(for: failure)) }
            let newest = loaded.feed.items.compactMap { $0.countedDate?.secondsSince1970 }.max()
            guard let newest, newest < now - silentSeconds else { return nil }
            return .silent(since: newest)
        }
    }

    /// Returns true if the server, or the file system, says that there is nothing.
    private static func isGone(_ error: any Error) -> Bool {
        switch error {
        case ResourceFailure.gone, ResourceFailure.status(404, _): true
        case FeedLoadingError.unreadable(_, let error): error.isAbsence
        default: false
        }
    }
}
