import FeedModel
import FeedNetwork
import FeedStorage
import SystemInterface

/// The states of items, for all the drawings of one run. Nothing is opened before somebody
/// asks.
final class ItemStates: FeedItemStateStore {
    private let store: SQLiteFeedItemStateStore?
    /// Marked by the round that stands: drawn again, it is to show the same.
    private var markedInRound: Set<FeedItemKey> = []
    /// Drawn already, and marked when all of it can be seen.
    private var waiting: [FeedItemKey] = []
    private var repeatsRound = false
    /// Read, and unstarred, by the person in a renderer with a main loop, in this run.
    private var readByPerson: Set<FeedItemKey> = []
    private var unstarredByPerson: Set<FeedItemKey> = []

    init(environment: ProcessEnvironment, console: Console) {
        let clock = SystemClock()
        store = SQLiteFeedItemStateStore.files { environment[$0] }.map { files in
            SQLiteFeedItemStateStore(
                files: files, now: { clock.secondsSince1970 },
                didSetAside: { path in
                    console.warning(
                        "'\(path)', where it is kept what you have read and starred, is damaged; it is left "
                            + "aside, and another is begun")
                })
        }
    }

    /// A round of drawing begins.
    ///
    /// - Parameter repeats: whether it is the round before again, on a terminal of another size.
    func beginRound(repeats: Bool) {
        repeatsRound = repeats
        waiting = []
        if !repeats { markedInRound = [] }
    }

    func states(of items: [FeedItemKey]) throws(FeedItemStateError) -> [FeedItemStates] {
        guard let store else { throw Self.noPlace(.reading) }
        let states = try store.states(of: items)
        guard repeatsRound else { return states }
        return zip(items, states).map {
            markedInRound.contains($0) ? $1.subtracting(.read) : $1
        }
    }

    /// Changes what a person wants changed.
    func change(
        _ states: FeedItemStates, of items: [FeedItemKey], isSet: Bool
    ) throws(FeedItemStateError) {
        try keep(states, of: items, isSet: isSet)
        if states.contains(.read) {
            if isSet { readByPerson.formUnion(items) } else { readByPerson.subtract(items) }
        }
        if states.contains(.starred) {
            if isSet {
                unstarredByPerson.subtract(items)
            } else {
                unstarredByPerson.formUnion(items)
            }
        }
    }

    /// The states of an item by which it is listed: what a person has read or unstarred in this run is
    /// listed on, until they leave, so that nothing goes away under their eyes when the feed is loaded again.
    func listed(_ states: FeedItemStates, of item: FeedItemKey) -> FeedItemStates {
        var states = states
        if readByPerson.contains(item) { states.remove(.read) }
        if unstarredByPerson.contains(item) { states.insert(.starred) }
        return states
    }

    private func keep(
        _ states: FeedItemStates, of items: [FeedItemKey], isSet: Bool
    ) throws(FeedItemStateError) {
        guard let store else { throw Self.noPlace(.keeping) }
        try store.change(states, of: items, isSet: isSet)
    }

    /// Takes the states of a feed's items along to another identity.
    func moveFeed(_ old: String, to identity: String) throws(FeedItemStateError) {
        try store?.moveFeed(old, to: identity)
    }

    /// Marks what was drawn as read.
    func markDrawn(_ items: [FeedItemKey]) throws(FeedItemStateError) {
        try keep(.read, of: items, isSet: true)
        markedInRound.formUnion(items)
    }

    /// Keeps what was drawn until it is known whether it can be seen.
    func hold(_ items: [FeedItemKey]) {
        waiting = items
    }

    /// Takes the items that were held, which are held no more.
    func takeHeld() -> [FeedItemKey] {
        defer { waiting = [] }
        return waiting
    }

    private static func noPlace(_ step: FeedItemStateError.Step) -> FeedItemStateError {
        FeedItemStateError(
            step: step, place: nil, reason: "neither XDG_STATE_HOME nor HOME names a folder")
    }
}
