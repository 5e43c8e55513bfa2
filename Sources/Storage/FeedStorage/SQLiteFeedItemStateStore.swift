package import FeedModel

/// Stores item states in a SQLite file that several processes may share.
///
/// Opens the file lazily and creates it on the first write. A damaged file is reported once and
/// replaced by a new one.
package final class SQLiteFeedItemStateStore: FeedItemStateStore {
    /// The default number of items of one feed, not counting starred ones.
    package static let defaultLimit: Int64 = 500_000

    private let limit: Int64
    private let now: () -> Int64
    private let shared: SharedDatabase<ItemStateDatabase>

    /// - Parameters:
    ///   - files: the folder, created on the first write, and the names of the files.
    ///   - limit: the most items of one feed to store states of.
    ///   - now: returns the time in seconds since 1970.
    ///   - didSetAside: receives the path of a damaged file.
    package init(
        files: DatabaseFiles, limit: Int64 = defaultLimit, now: @escaping () -> Int64,
        didSetAside: @escaping (String) -> Void
    ) {
        self.limit = limit
        self.now = now
        shared = SharedDatabase(files: files, didSetAside: didSetAside)
    }

    /// Returns the files of the states by the XDG base directory specification; `nil` if neither
    /// `XDG_STATE_HOME` nor `HOME` is an absolute path.
    package static func files(variable: (String) -> String?) -> DatabaseFiles? {
        DatabaseFiles.folder(
            base: "XDG_STATE_HOME", fallback: ".local/state", variable: variable
        ).map { DatabaseFiles(folder: $0, name: "read-items-v1") }
    }

    package func states(
        of items: [FeedItemKey]
    ) throws(FeedItemStateError) -> [FeedItemStates] {
        guard !items.isEmpty, shared.isThere else { return items.map { _ in [] } }
        let now = now()
        let result = try perform(.reading) { database throws(DatabaseError) in
            try database.states(of: items, now: now)
        }
        if !result.unnoted.isEmpty {
            // On failure it is repeated the next time.
            try? shared.opened?.noteSeen(result.unnoted, now: now)
        }
        return result.states
    }

    /// Identifies the stored states until another process changes them; this store's own changes
    /// leave it as it is.
    package func version() throws(FeedItemStateError) -> String {
        try shared.version { FeedItemStateError(step: .reading, path: $0, reason: $1) } ?? "none"
    }

    package func change(
        _ states: FeedItemStates, of items: [FeedItemKey], isSet: Bool
    ) throws(FeedItemStateError) {
        guard !items.isEmpty, !states.isEmpty, isSet || shared.isThere else { return }
        let now = now()
        try perform(.keeping) { database throws(DatabaseError) in
            try database.change(states, of: items, isSet: isSet, now: now, limit: limit)
        }
    }

    /// Sets `states` of those `items` that have not had them by this method before: what the user clears
    /// stays so.
    package func mark(
        _ states: FeedItemStates, of items: [FeedItemKey]
    ) throws(FeedItemStateError) {
        guard !items.isEmpty, !states.isEmpty else { return }
        let now = now()
        try perform(.keeping) { database throws(DatabaseError) in
            try database.mark(states, of: items, now: now, limit: limit)
        }
    }

    /// Moves the states of a feed to another identity.
    package func moveFeed(_ old: String, to identity: String) throws(FeedItemStateError) {
        guard shared.isThere else { return }
        try perform(.keeping) { opened throws(DatabaseError) in
            try opened.database.moveFeed(
                old, to: identity, with: "item_states", joining: "states")
        }
    }

    private func perform<Result>(
        _ step: FeedItemStateError.Step,
        _ body: (ItemStateDatabase) throws(DatabaseError) -> Result
    ) throws(FeedItemStateError) -> Result {
        try shared.perform(body) { FeedItemStateError(step: step, path: $0, reason: $1) }
    }
}
