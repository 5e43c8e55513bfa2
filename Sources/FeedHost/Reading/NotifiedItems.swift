import FeedModel
import FeedParsing
import SystemInterface

/// The items that the user's program was told of, by whichever open reader had them first: a file of
/// ``FeedItemStateLines``, those of one time together.
struct NotifiedItems {
    /// The most times; what was told earlier is forgotten.
    private static let most = 200
    private static let states = FeedItemStates(rawValue: 1)

    private let file: StateFile

    init(_ environment: ProcessEnvironment) {
        file = StateFile("notified", limit: 16 << 20, environment)
    }

    /// Keeps items, and returns those that no reader has kept; all if the file can't be changed.
    func keep(_ items: [FeedItemKey]) -> Set<FeedItemKey> {
        var fresh = Set(items)
        // Told twice is better than not at all.
        try? file.change { kept in
            let lines = FeedItemStateLines.changes(in: kept, of: Self.states) ?? []
            fresh.subtract(lines.flatMap(\.items))
            if fresh.isEmpty { return kept }
            let next = FeedItemStateLines(
                Self.states, isSet: true, items: items.filter(fresh.contains))
            return file.last(of: (lines.suffix(Self.most - 1) + [next]).map(\.bytes))
        }
        return fresh
    }
}
