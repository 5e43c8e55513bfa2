import FeedModel
import FeedNetwork
import FeedStorage
import SystemInterface

/// The items that are read, for all the drawings of one run. Nothing is opened before somebody
/// asks.
final class ItemStates: FeedItemStateStore {
    private let store: SQLiteFeedItemStateStore?
    /// Marked by the round that stands: drawn again, it is to show the same.
    private var markedInRound: Set<FeedItemKey> = []
    /// Drawn already, and marked when all of it can be seen.
    private var waiting: [FeedItemKey] = []
    private var repeatsRound = false
    /// Read by the person in a renderer with a main loop, in this run.
    private var readByPerson: Set<FeedItemKey> = []

    init(environment: ProcessEnvironment, console: Console) {
        let clock = SystemClock()
        store = SQLiteFeedItemStateStore.files { environment[$0] }.map { files in
            SQLiteFeedItemStateStore(
                files: files, now: { clock.secondsSince1970 },
                library: { () throws(LibraryError) in
                    try StorageLibrary(path: ProgramLibrary.storage.path)
                },
                didSetAside: { path in
                    console.warning(
                        "'\(path)', where it is kept what you have read, is damaged; it is left "
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

    func isRead(_ items: [FeedItemKey]) throws(FeedItemStateError) -> [Bool] {
        guard let store else { throw Self.noPlace(.reading) }
        let isRead = try store.isRead(items)
        guard repeatsRound else { return isRead }
        return zip(items, isRead).map { $1 && !markedInRound.contains($0) }
    }

    /// Marks what a person has read, or wants to be unread again.
    func mark(_ items: [FeedItemKey], isRead: Bool) throws(FeedItemStateError) {
        try keep(items, isRead: isRead)
        if isRead { readByPerson.formUnion(items) } else { readByPerson.subtract(items) }
    }

    func isReadByPerson(_ item: FeedItemKey) -> Bool { readByPerson.contains(item) }

    private func keep(_ items: [FeedItemKey], isRead: Bool) throws(FeedItemStateError) {
        guard let store else { throw Self.noPlace(.keeping) }
        try store.mark(items, isRead: isRead)
    }

    /// Marks what was drawn as read.
    func markDrawn(_ items: [FeedItemKey]) throws(FeedItemStateError) {
        try keep(items, isRead: true)
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
