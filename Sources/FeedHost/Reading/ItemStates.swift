import FeedModel
import FeedNetwork
import FeedStorage
import SystemInterface

/// The states of items for all drawings of a run, opened on demand.
final class ItemStates: FeedItemStateStore {
    private let store: SQLiteFeedItemStateStore?
    private let console: Console
    /// Items marked by the current round; redrawing it must show the same.
    private var markedInRound: Set<FeedItemKey> = []
    /// Items drawn, but not visible yet.
    private var waiting: [FeedItemKey] = []
    private var repeatsRound = false
    /// Items that the user has read, or unstarred, in an interactive renderer during this run.
    private var readByUser: Set<FeedItemKey> = []
    private var unstarredByUser: Set<FeedItemKey> = []
    /// True if a change could not be saved.
    private(set) var hasLostChanges = false

    init(environment: ProcessEnvironment, console: Console) {
        self.console = console
        store = SQLiteFeedItemStateStore.files { environment[$0] }.map { files in
            SQLiteFeedItemStateStore(
                files: files, now: { SystemClock.secondsSince1970 },
                didSetAside: { path in
                    console.notifying.warning(
                        "'\(path)', where it is kept what you have read and starred, is damaged; it is left "
                            + "aside, and another is begun", concernsAll: true)
                })
        }
    }

    /// Begins a round of drawing.
    ///
    /// - Parameter repeats: true if the last round is drawn again for another terminal size.
    func beginRound(repeats: Bool) {
        repeatsRound = repeats
        waiting = []
        if !repeats { markedInRound = [] }
    }

    func states(of items: [FeedItemKey]) throws(FeedItemStateError) -> [FeedItemStates] {
        let states = try opened(for: .reading).states(of: items)
        guard repeatsRound else { return states }
        return zip(items, states).map {
            markedInRound.contains($0) ? $1.subtracting(.read) : $1
        }
    }

    /// Identifies the stored states until another process changes them.
    func version() throws(FeedItemStateError) -> String {
        try opened(for: .reading).version()
    }

    /// Changes states on behalf of the user.
    func change(
        _ states: FeedItemStates, of items: [FeedItemKey], isSet: Bool
    ) throws(FeedItemStateError) {
        do throws(FeedItemStateError) {
            try opened(for: .keeping).change(states, of: items, isSet: isSet)
        } catch {
            hasLostChanges = true
            throw error
        }
        if states.contains(.read) {
            if isSet { readByUser.formUnion(items) } else { readByUser.subtract(items) }
        }
        if states.contains(.starred) {
            if isSet {
                unstarredByUser.subtract(items)
            } else {
                unstarredByUser.formUnion(items)
            }
        }
    }

    /// Sets states by a rule, once for an item.
    func mark(_ states: FeedItemStates, of items: [FeedItemKey]) throws(FeedItemStateError) {
        try opened(for: .keeping).mark(states, of: items)
    }

    /// The states used to filter items: what the user has read or unstarred in this run stays
    /// listed until they leave, so that items don't disappear on reload.
    func listed(_ states: FeedItemStates, of item: FeedItemKey) -> FeedItemStates {
        var states = states
        if readByUser.contains(item) { states.remove(.read) }
        if unstarredByUser.contains(item) { states.insert(.starred) }
        return states
    }

    /// Moves the states of a feed's items to another identity.
    func moveFeed(_ old: String, to identity: String) throws(FeedItemStateError) {
        try store?.moveFeed(old, to: identity)
    }

    /// Marks drawn items as read.
    func markDrawn(_ items: [FeedItemKey]) throws(FeedItemStateError) {
        try opened(for: .keeping).change(.read, of: items, isSet: true)
        markedInRound.formUnion(items)
        console.debug("marked \(items.count) item\(items.count == 1 ? "" : "s") as read")
    }

    /// Holds drawn items until they are known to be visible.
    func hold(_ items: [FeedItemKey]) {
        waiting = items
    }

    /// Returns and removes the held items.
    func takeHeld() -> [FeedItemKey] {
        defer { waiting = [] }
        return waiting
    }

    private func opened(
        for step: FeedItemStateError.Step
    ) throws(FeedItemStateError) -> SQLiteFeedItemStateStore {
        if let store { return store }
        throw FeedItemStateError(
            step: step, path: nil, reason: "neither XDG_STATE_HOME nor HOME names a folder")
    }
}
