import FeedLoading

/// The moves that feeds announce, if they lead to a feed.
struct AnnouncedMoves {
    /// By the source that has moved.
    private(set) var moves: [FeedLocation: SubscriptionFinding.State] = [:]

    /// Loads the announced addresses, since anyone can announce one: only those of feeds count.
    init(in found: ProbedSources, using probe: SourceProbe) {
        var moves: [DocumentOrigin: [(old: FeedLocation, new: FeedLocation)]] = [:]
        for (source, _, result) in found.results where found.move(of: source) == nil {
            guard case .feed(let loaded) = result, let target = loaded.announcedMove else {
                continue
            }
            moves[loaded.origin, default: []].append((source, target))
        }
        // What those addresses redirect to is no news about the user's feeds.
        let probe = SourceProbe(
            environment: probe.environment, console: Console(verbosity: .quiet),
            options: probe.options)
        for (origin, moves) in moves {
            let seen = probe.look(at: moves.map(\.new), namedBy: .document(origin))
            for move in moves {
                let result = seen.results.first { $0.source == move.new }?.result
                guard case .feed(let loaded)? = result else { continue }
                let target = seen.move(of: move.new) ?? move.new
                // It may be an old address, redirected to the current one.
                guard move.old.isMoved(to: target) else { continue }
                let isCircle = loaded.announcedMove?.identity == move.old.identity
                self.moves[move.old] = .moved(to: target, isCircle ? .inCircle : .toNewAddress)
            }
        }
    }
}
