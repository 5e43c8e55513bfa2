package import FeedModel

/// Keeps items in a SQLite file, of which several processes may use one.
///
/// The file is opened when it is first needed, and made when there is something to keep. A damaged file is left
/// aside, which is said once, and another begun.
package final class SQLiteFeedItemArchive: FeedItemArchive {
    private let files: DatabaseFiles
    private let limits: ItemArchiveLimits
    private let states: (any FeedItemStateStore)?
    private let now: () -> Int64
    private let didDrop: (Int) -> Void
    private let shared: SharedDatabase<ItemArchiveDatabase>

    /// Creates an archive in a folder, which is made when something is kept.
    ///
    /// - Parameters:
    ///   - files: the folder, and the names of the files.
    ///   - limits: how much is kept.
    ///   - states: knows what is read and starred; where there is none, nothing counts as read.
    ///   - now: the time in seconds since 1970.
    ///   - didSetAside: is told the path of a file that is damaged.
    ///   - didDrop: is told how many items were dropped though they are unread or starred.
    package init(
        files: DatabaseFiles, limits: ItemArchiveLimits, states: (any FeedItemStateStore)?,
        now: @escaping () -> Int64, didSetAside: @escaping (String) -> Void,
        didDrop: @escaping (Int) -> Void
    ) {
        self.files = files
        self.limits = limits
        self.states = states
        self.now = now
        self.didDrop = didDrop
        shared = SharedDatabase(files: files, didSetAside: didSetAside) {
            path throws(DatabaseError) in try ItemArchiveDatabase(path: path)
        }
    }

    /// The files of the archive by the XDG base directory specification: `nil` where neither `XDG_DATA_HOME`
    /// nor `HOME` is set to an absolute path.
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
        of identity: String, unless isPresent: (_ id: String, _ distinctID: String) -> Bool
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
        let lost = try perform { database throws(DatabaseError) in
            try database.keep(feeds, now: now)
            return try database.sweep(limits, now: now, isReleased: areReleased)
        }
        if lost > 0 { didDrop(lost) }
    }

    /// Takes what is kept of a feed along to another identity.
    package func moveFeed(
        _ old: String, to identity: String
    ) throws(FeedItemArchiveError) {
        guard !files.areNone else { return }
        try perform { database throws(DatabaseError) in
            try database.moveFeed(old, to: identity)
        }
    }

    /// How many items of how many feeds are kept, their bytes, and those on the disk.
    package func summary() throws(FeedItemArchiveError) -> ItemArchiveSummary {
        guard !files.areNone else { return ItemArchiveSummary(folder: files.folder) }
        let (items, feeds, bytes) = try perform { database throws(DatabaseError) in
            try database.summary()
        }
        return ItemArchiveSummary(
            folder: files.folder, items: items, feeds: feeds, bytes: bytes,
            sizeOnDisk: files.sizeInBytes)
    }

    /// Drops everything.
    package func clear() throws(FeedItemArchiveError) {
        guard !files.areNone else { return }
        try perform { database throws(DatabaseError) in try database.clear() }
    }

    /// An item is released that is read and not starred. Where nobody knows, none is.
    private func areReleased(_ keys: [FeedItemKey]) -> [Bool] {
        guard let states, let known = try? states.states(of: keys) else {
            return keys.map { _ in false }
        }
        return known.map { $0.contains(.read) && !$0.contains(.starred) }
    }

    private func perform<Result>(
        _ body: (ItemArchiveDatabase) throws(DatabaseError) -> Result
    ) throws(FeedItemArchiveError) -> Result {
        do throws(SharedDatabaseError) {
            return try shared.perform(body)
        } catch {
            throw FeedItemArchiveError(place: error.place, reason: error.reason)
        }
    }
}
