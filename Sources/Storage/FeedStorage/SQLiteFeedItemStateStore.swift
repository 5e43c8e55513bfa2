package import FeedModel

/// Keeps the states of items in a SQLite file, of which several processes may use one.
///
/// The file is opened when it is first needed, and no file is made before there
/// is something to keep. A damaged file is left aside, which is said once, and another begun.
package final class SQLiteFeedItemStateStore: FeedItemStateStore {
    /// The number of items of one feed whose states are kept, unless something else is asked for; starred
    /// ones do not count.
    package static let defaultLimit: Int64 = 500_000

    private let files: DatabaseFiles
    private let limit: Int64
    private let now: () -> Int64
    private let shared: SharedDatabase<ItemStateDatabase>

    /// Creates a store in a folder, which is made when something is kept.
    ///
    /// - Parameters:
    ///   - files: the folder, and the names of the files.
    ///   - limit: of how many items of one feed states are kept.
    ///   - now: the time in seconds since 1970.
    ///   - didSetAside: is told the path of a file that is damaged.
    package init(
        files: DatabaseFiles, limit: Int64 = defaultLimit, now: @escaping () -> Int64,
        didSetAside: @escaping (String) -> Void
    ) {
        self.files = files
        self.limit = limit
        self.now = now
        shared = SharedDatabase(files: files, didSetAside: didSetAside) {
            path throws(DatabaseError) in try ItemStateDatabase(path: path)
        }
    }

    /// The files of the states by the XDG base directory specification: `nil` where neither
    /// `XDG_STATE_HOME` nor `HOME` is set to an absolute path.
    package static func files(variable: (String) -> String?) -> DatabaseFiles? {
        DatabaseFiles.folder(
            base: "XDG_STATE_HOME", fallback: ".local/state", variable: variable
        ).map { files(in: $0) }
    }

    /// The files of the states in `folder`.
    package static func files(in folder: String) -> DatabaseFiles {
        DatabaseFiles(folder: folder, name: "read-items-v1")
    }

    package func states(
        of items: [FeedItemKey]
    ) throws(FeedItemStateError) -> [FeedItemStates] {
        // Nothing was ever kept: there is nothing to open.
        guard !items.isEmpty, shared.opened != nil || !files.areNone else {
            return items.map { _ in [] }
        }
        let now = now()
        let result = try perform(.reading) { database throws(DatabaseError) in
            try database.states(of: items, now: now)
        }
        if !result.unnoted.isEmpty {
            // Nothing is lost where this fails: it is tried again the next time.
            try? shared.opened?.noteSeen(result.unnoted, now: now)
        }
        return result.states
    }

    package func change(
        _ states: FeedItemStates, of items: [FeedItemKey], isSet: Bool
    ) throws(FeedItemStateError) {
        guard !items.isEmpty, !states.isEmpty, isSet || shared.opened != nil || !files.areNone
        else {
            return
        }
        let now = now()
        try perform(.keeping) { database throws(DatabaseError) in
            try database.change(states, of: items, isSet: isSet, now: now, limit: limit)
        }
    }

    /// Takes the states of a feed's items along to another identity.
    package func moveFeed(_ old: String, to identity: String) throws(FeedItemStateError) {
        guard !files.areNone else { return }
        try perform(.keeping) { database throws(DatabaseError) in
            try database.moveFeed(old, to: identity)
        }
    }

    private func perform<Result>(
        _ step: FeedItemStateError.Step,
        _ body: (ItemStateDatabase) throws(DatabaseError) -> Result
    ) throws(FeedItemStateError) -> Result {
        do throws(SharedDatabaseError) {
            return try shared.perform(body)
        } catch {
            throw FeedItemStateError(step: step, place: error.place, reason: error.reason)
        }
    }
}
