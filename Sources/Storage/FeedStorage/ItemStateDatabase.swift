import FeedModel

/// The database of what is read, opened, with its statements.
///
/// Every method may throw what SQLite says; ``SQLiteFeedItemStateStore`` decides what to make of it.
final class ItemStateDatabase {
    /// When an item was last seen is noted anew after so long, in seconds.
    private static let seenResolution: Int64 = 30 * 86_400
    /// Marks of items that were not seen for so long are dropped, in seconds.
    private static let keptSeconds: Int64 = 730 * 86_400
    /// Where the last sweep was longer ago, the clock may be wrong: nothing is dropped this time.
    private static let longestPauseInDays: Int64 = 60

    private let database: Database
    private let selectFeed: Statement
    private let insertFeed: Statement
    private let selectItem: Statement
    private let insertItem: Statement
    private let touchItem: Statement
    private let deleteItem: Statement

    /// Opens the file at `path`, and makes the tables where there are none.
    init(path: String, library: StorageLibrary) throws(DatabaseError) {
        database = try Database(path: path, library: library)
        try database.execute(ItemStateTables.preparation)
        selectFeed = try database.prepare("SELECT id FROM feeds WHERE identity = ?")
        insertFeed = try database.prepare("INSERT INTO feeds (identity) VALUES (?)")
        selectItem = try database.prepare(
            "SELECT seen_at FROM read_items WHERE feed = ? AND item = ?")
        insertItem = try database.prepare(
            """
            INSERT INTO read_items VALUES (?1, ?2, ?3, ?3)
            ON CONFLICT (feed, item) DO UPDATE SET seen_at = ?3
            """)
        touchItem = try database.prepare(
            "UPDATE read_items SET seen_at = ?3 WHERE feed = ?1 AND item = ?2")
        deleteItem = try database.prepare("DELETE FROM read_items WHERE feed = ? AND item = ?")
    }

    /// Returns for each of `items` whether it is marked as read, and those of them that are to be
    /// noted as seen.
    func isRead(
        _ items: [FeedItemKey], now: Int64
    ) throws(DatabaseError) -> (isRead: [Bool], unnoted: [FeedItemKey]) {
        var result: [Bool] = []
        result.reserveCapacity(items.count)
        var unnoted: [FeedItemKey] = []
        // One state of the file for all, and one lock.
        try transaction("BEGIN") { () throws(DatabaseError) in
            var feeds = FeedNumbers()
            for key in items {
                var seen: Int64?
                if let feed = try feeds.number(of: key.feed, find: feedNumber) {
                    seen = try selectItem.value([.integer(feed), .text(StoredKey.of(key.item))]) {
                        row in row.integer(0)
                    }
                }
                result.append(seen != nil)
                if let seen, now - seen > Self.seenResolution { unnoted.append(key) }
            }
        }
        return (result, unnoted)
    }

    /// Notes that items which are marked were seen.
    func noteSeen(_ items: [FeedItemKey], now: Int64) throws(DatabaseError) {
        try transaction("BEGIN IMMEDIATE") { () throws(DatabaseError) in
            var feeds = FeedNumbers()
            for key in items {
                guard let feed = try feeds.number(of: key.feed, find: feedNumber) else { continue }
                try touchItem.run([
                    .integer(feed), .text(StoredKey.of(key.item)), .integer(now),
                ])
            }
        }
    }

    /// Marks items; and drops what has not been seen for long.
    func mark(_ items: [FeedItemKey], isRead: Bool, now: Int64, limit: Int64) throws(DatabaseError)
    {
        try transaction("BEGIN IMMEDIATE") { () throws(DatabaseError) in
            var feeds = FeedNumbers()
            for key in items {
                let find = isRead ? madeFeedNumber : feedNumber
                guard let feed = try feeds.number(of: key.feed, find: find) else { continue }
                let item = StoredKey.of(key.item)
                if isRead {
                    try insertItem.run([.integer(feed), .text(item), .integer(now)])
                } else {
                    try deleteItem.run([.integer(feed), .text(item)])
                }
            }
            if isRead {
                for feed in feeds.all { try dropBeyond(limit, of: feed) }
            }
            try sweep(now: now)
        }
    }

    private func feedNumber(_ identity: String) throws(DatabaseError) -> Int64? {
        try selectFeed.value([.text(StoredKey.of(identity))]) { row in row.integer(0) }
    }

    private func madeFeedNumber(_ identity: String) throws(DatabaseError) -> Int64? {
        if let number = try feedNumber(identity) { return number }
        try insertFeed.run([.text(StoredKey.of(identity))])
        return try feedNumber(identity)
    }

    /// Drops the marks of one feed that were not seen for longest, where there are too many.
    private func dropBeyond(_ limit: Int64, of feed: Int64) throws(DatabaseError) {
        let counting = try database.prepare("SELECT count(*) FROM read_items WHERE feed = ?")
        let count = try counting.value([.integer(feed)]) { row in row.integer(0) } ?? 0
        guard count > limit else { return }
        try database.prepare(
            """
            DELETE FROM read_items WHERE feed = ?1 AND item IN
                (SELECT item FROM read_items WHERE feed = ?1 ORDER BY seen_at, read_at LIMIT ?2)
            """
        ).run([.integer(feed), .integer(count - limit)])
    }

    /// Once a day, drops the marks of items that were not seen for long.
    private func sweep(now: Int64) throws(DatabaseError) {
        let today = now / 86_400
        let version = try database.prepare("PRAGMA user_version")
        let last = try version.value([]) { row in row.integer(0) } ?? 0
        guard today != last else { return }
        // Numbers only: a pragma takes no parameters.
        try database.execute("PRAGMA user_version = \(today)")
        guard last != 0, abs(today - last) <= Self.longestPauseInDays else { return }
        try database.prepare("DELETE FROM read_items WHERE seen_at < ?").run([
            .integer(now - Self.keptSeconds)
        ])
        try database.execute(
            "DELETE FROM feeds WHERE id NOT IN (SELECT DISTINCT feed FROM read_items)")
    }

    private func transaction(
        _ begin: String, _ body: () throws(DatabaseError) -> Void
    ) throws(DatabaseError) {
        try database.execute(begin)
        do {
            try body()
            try database.execute("COMMIT")
        } catch {
            try? database.execute("ROLLBACK")
            throw error
        }
    }

    /// The numbers of the feeds of a batch, each looked up once.
    private struct FeedNumbers {
        private var known: [String: Int64?] = [:]

        var all: [Int64] { known.values.compactMap(\.self) }

        mutating func number(
            of identity: String, find: (String) throws(DatabaseError) -> Int64?
        ) throws(DatabaseError) -> Int64? {
            if let number = known[identity] { return number }
            let number = try find(identity)
            known[identity] = .some(number)
            return number
        }
    }
}
