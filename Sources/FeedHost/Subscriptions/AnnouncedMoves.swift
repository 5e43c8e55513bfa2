import FeedLoading
import FeedModel

/// The moves that feeds announce, if they lead to a feed.
struct AnnouncedMoves {
    private var targets: [FeedLocation: FeedLocation] = [:]

    /// Loads the announced addresses, since anyone can announce one: only those of feeds count.
    init(in found: ProbedSources, using probe: SourceProbe) {
        var moves: [DocumentOrigin: [(old: FeedLocation, new: FeedLocation)]] = [:]
        for (source, result) in found.results where found.move(of: source) == nil {
            guard case .feed(let loaded) = result, let target = loaded.announcedMove else {
                continue
            }
            moves[loaded.origin, default: []].append((source, target))
        }
        for (origin, moves) in moves {
            let seen = probe.look(at: moves.map(\.new), namedBy: .document(origin))
            for move in moves {
                let result = seen.results.first { $0.source == move.new }?.result
                guard case .feed? = result else { continue }
                targets[move.old] = seen.move(of: move.new) ?? move.new
            }
        }
    }

    /// Returns the new address of `source`, if it has moved.
    func move(of source: FeedLocation) -> FeedLocation? { targets[source] }
}
