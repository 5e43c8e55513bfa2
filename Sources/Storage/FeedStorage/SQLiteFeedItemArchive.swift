package import FeedModel

/// Stores items in a SQLite file that several processes may share.
///
/// Opens the file lazily and creates it on the first write. A damaged file is reported once and
/// replaced by a new one.
package final class SQLiteFeedItemArchive: FeedItemArchive {
    private let files: DatabaseFiles
    private let limits: ItemArchiveLimits
    private let states: (any FeedItemStateStore)?
    private let now: () -> Int64
    private let leftOut: () -> Set<ExactText<String>>
    private let didDrop: (Int) -> Void
    private let shared: SharedDatabase<ItemArchiveDatabase>

    /// - Parameters:
    ///   - files: the folder, created on the first write, and the names of the files.
    ///   - limits: how much to store.
    ///   - states: the store of states; without one, no item counts as read.
    ///   - now: returns the time in seconds since 1970.
    ///   - didSetAside: receives the path of a damaged file.
    ///   - leftOut: returns the identities of feeds whose items are not stored.
    ///   - didDrop: receives the number of deleted items that were unread or starred.
    package init(
        files: DatabaseFiles, limits: ItemArchiveLimits, states: (any FeedItemStateStore)?,
        now: @escaping () -> Int64, leftOut: @escaping () -> Set<ExactText<String>> = { [] },
        didSetAside: @escaping (String) -> Void,
        didDrop: @escaping (Int) -> Void
    ) {
        self.files = files
        self.limits = limits
        self.states = states
        self.now = now
        self.leftOut = leftOut
        self.didDrop = didDrop
        shared = SharedDatabase(files: files, didSetAside: didSetAside)
    }

    /// Returns the files of the archive by the XDG base directory specification; `nil` if neither
    /// `XDG_DATA_HOME` nor `HOME` is an absolute path.
    package static func files(variable: (String) -> String?) -> DatabaseFiles? {
        DatabaseFiles.folder(
            base: "XDG_DATA_HOME", fallback: ".local/share", variable: variable
        ).map { DatabaseFiles(folder: $0, name: "archive-v1") }
    }

    package func feed(_ identity: String) throws(FeedItemArchiveError) -> FeedSource? {
        guard !files.areNone else { return nil }
        return try perform { database throws(DatabaseError) in try database.feed(identity)?.source }
    }

    package func items(
        of identity: String,
        unless isPresent: (_ id: String, _ distinctID: String, _ firstSeen: Int64) -> Bool
    ) throws(FeedItemArchiveError) -> [ArchivedItem] {
        guard !files.areNone else { return [] }
        return try perform { database throws(DatabaseError) in
            try database.items(of: identity, unless: isPresent)
        }
    }

    package func keep(
        _ feeds: [(source: FeedSource, items: [ArchivedItem])]
    ) throws(FeedItemArchiveError) {
        let now = now()
        let leftOut = leftOut()
        let feeds = feeds.filter {
            $0.source.identity.map { !leftOut.contains(ExactText($0)) } ?? true
        }
        let lost = try perform { database throws(DatabaseError) in
            try database.keep(feeds, now: now)
            return try database.sweep(limits, now: now, protection: protections)
        }
        if lost > 0 { didDrop(lost) }
    }

    /// Moves the items of a feed to another identity.
    package func moveFeed(
        _ old: String, to identity: String
    ) throws(FeedItemArchiveError) {
        guard !files.areNone else { return }
        try perform { opened throws(DatabaseError) in
            try opened.database.moveFeed(old, to: identity, with: "items")
        }
    }

    /// Returns the number of items and feeds, and their size.
    package func summary() throws(FeedItemArchiveError) -> ItemArchiveSummary {
        guard !files.areNone else { return ItemArchiveSummary(folder: files.folder) }
        let (items, feeds, bytes) = try perform { database throws(DatabaseError) in
            try database.summary()
        }
        return ItemArchiveSummary(
            folder: files.folder, items: items, feeds: feeds, bytes: bytes,
            sizeOnDisk: files.sizeInBytes)
    }

    /// Identifies what is archived until another process changes it; this archive's own changes leave
    /// it as it is. `nil` before anything is archived.
    package func version() throws(FeedItemArchiveError) -> String? {
        try shared.version { FeedItemArchiveError(path: $0, reason: $1) }
    }

    /// Deletes everything, with damaged files.
    package func clear() throws(FeedItemArchiveError) {
        guard !files.areNone else { return }
        try perform { database throws(DatabaseError) in try database.clear() }
        files.remove(below: shared.number)
    }

    /// Returns, for each key, 0 if the item is read and not starred, 1 if it is unread, 2 if it is starred. 1 if
    /// the states can't be read.
    private func protections(_ keys: [FeedItemKey]) -> [Int] {
        guard let states, let known = try? states.states(of: keys) else {
            return keys.map { _ in 1 }
        }
        return known.map { $0.contains(.starred) ? 2 : $0.contains(.read) ? 0 : 1 }
    }

    private func perform<Result>(
        _ body: (ItemArchiveDatabase) throws(DatabaseError) -> Result
    ) throws(FeedItemArchiveError) -> Result {
        try shared.perform(body) { FeedItemArchiveError(path: $0, reason: $1) }
    }
}
