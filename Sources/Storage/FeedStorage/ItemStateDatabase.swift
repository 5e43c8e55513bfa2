import FeedModel

/// An open database of item states, with its statements.
///
/// Methods throw SQLite's errors; ``SQLiteFeedItemStateStore`` handles them.
final class ItemStateDatabase: StoreDatabase {
    /// How often the time an item was last seen is updated.
    private static let seenResolution: Int64 = 30 * 86_400
    /// States of items not seen for this long are deleted, unless starred.
    private static let lifetimeInSeconds: Int64 = 730 * 86_400
    /// A larger leap of the clock, in days, means that it was set or is wrong.
    fileprivate static let longestPauseInDays: Int64 = 60

    /// Above the states are those that a rule has set once, by the same bits.
    private static let markedShift = 8

    private static let isUnstarred = "states & \(FeedItemStates.starred.rawValue) = 0"

    let database: Database
    private let selectFeed: Statement
    private let selectItem: Statement
    private let setStates: Statement
    private let clearStates: Statement
    private let deleteItem: Statement
    private let selectDay: Statement

    /// Opens a file, and creates missing tables.
    init(_ file: DatabaseFile) throws(DatabaseError) {
        database = try Database(file)
        try ItemStateTables.check(database)
        if !file.isReadOnly { try ItemStateTables.prepare(database) }
        selectFeed = try database.prepare("SELECT id FROM feeds WHERE identity = ?")
        selectItem = try database.prepare(
            "SELECT states, seen_at FROM item_states WHERE feed = ? AND item = ?")
        // With those that a rule sets, if it has not set them before.
        setStates = try database.prepare(
            """
            INSERT INTO item_states (feed, item, changed_at, seen_at, states)
                VALUES (?1, ?2, ?3, ?3, ?4 | ?5)
            ON CONFLICT (feed, item) DO UPDATE SET
                changed_at = ?3, seen_at = ?3, states = states | ?4 | ?5
                WHERE states & ?5 = 0
            """)
        clearStates = try database.prepare(
            """
            UPDATE item_states SET changed_at = ?3, seen_at = ?3, states = states & ~?4
            WHERE feed = ?1 AND item = ?2
            """)
        deleteItem = try database.prepare(
            "DELETE FROM item_states WHERE feed = ?1 AND item = ?2 AND states & ~?3 = 0")
        selectDay = try database.prepare(
            "SELECT swept_on, coalesce(counted_day, swept_on) FROM upkeep")
    }

    /// Returns the states of `items`, and the items whose last-seen time is outdated.
    func states(
        of items: [FeedItemKey], now: Int64
    ) throws(DatabaseError) -> (states: [FeedItemStates], unnoted: [FeedItemKey]) {
        var result: [FeedItemStates] = []
        result.reserveCapacity(items.count)
        var unnoted: [FeedItemKey] = []
        // One transaction, for a consistent snapshot and one lock.
        try database.transaction("BEGIN") { () throws(DatabaseError) in
            let day = try day(now: now)
            var feeds: [ExactText<String>: Int64?] = [:]
            for key in items {
                var states: FeedItemStates = []
                if let feed = try number(of: key.feed, in: &feeds, makes: false) {
                    try selectItem.run([.integer(feed), .text(StoredKey.of(key.item))]) { row in
                        states = FeedItemStates(
                            rawValue: UInt32(row.integer(0) & (1 << Self.markedShift - 1)))
                        if day.time &- row.integer(1) > Self.seenResolution { unnoted.append(key) }
                    }
                }
                result.append(states)
            }
        }
        return (result, unnoted)
    }

    /// Updates the last-seen time of items with states, unless another process is writing.
    func noteSeen(_ items: [FeedItemKey], now: Int64) throws(DatabaseError) {
        let touchItem = try database.prepare(
            "UPDATE item_states SET seen_at = ?3 WHERE feed = ?1 AND item = ?2")
        try database.withoutWaiting { () throws(DatabaseError) in
            try change(items, now: now, limit: nil, makesFeeds: false) {
                feed, item, time throws(DatabaseError) in
                try touchItem.run([feed, item, time])
            }
        }
    }

    /// Sets or clears states, and deletes expired ones.
    func change(
        _ states: FeedItemStates, of items: [FeedItemKey], isSet: Bool, now: Int64, limit: Int64
    ) throws(DatabaseError) {
        let bits = Statement.Value.integer(Int64(states.rawValue))
        try change(items, now: now, limit: limit, makesFeeds: isSet) {
            feed, item, time throws(DatabaseError) in
            if isSet {
                try setStates.run([feed, item, time, bits, .integer(0)])
            } else {
                try deleteItem.run([feed, item, bits])
                try clearStates.run([feed, item, time, bits])
            }
        }
    }

    /// Sets states of those items that have not had them by this function before.
    func mark(
        _ states: FeedItemStates, of items: [FeedItemKey], now: Int64, limit: Int64
    ) throws(DatabaseError) {
        let bits = Statement.Value.integer(Int64(states.rawValue))
        let marked = Statement.Value.integer(Int64(states.rawValue) << Self.markedShift)
        try change(items, now: now, limit: limit, makesFeeds: true) {
            feed, item, time throws(DatabaseError) in
            try setStates.run([feed, item, time, bits, marked])
        }
    }

    /// Changes the row of each item, and deletes expired ones, and those beyond a limit if there is one.
    private func change(
        _ items: [FeedItemKey], now: Int64, limit: Int64?, makesFeeds: Bool,
        _ change: (Statement.Value, Statement.Value, Statement.Value) throws(DatabaseError) -> Void
    ) throws(DatabaseError) {
        try database.transaction("BEGIN IMMEDIATE") { () throws(DatabaseError) in
            let day = try day(now: now)
            var feeds: [ExactText<String>: Int64?] = [:]
            for key in items {
                guard let feed = try number(of: key.feed, in: &feeds, makes: makesFeeds)
                else { continue }
                try change(.integer(feed), .text(StoredKey.of(key.item)), .integer(day.time))
            }
            if let limit {
                for feed in feeds.values.compactMap(\.self) { try dropBeyond(limit, of: feed) }
            }
            try end(with: day)
        }
    }

    /// Returns the row of a feed, which a batch looks up once.
    private func number(
        of identity: String, in known: inout [ExactText<String>: Int64?], makes: Bool
    ) throws(DatabaseError) -> Int64? {
        if let number = known[ExactText(identity)] { return number }
        let key = Statement.Value.text(StoredKey.of(identity))
        var number = try selectFeed.value([key]) { row in row.integer(0) }
        if number == nil, makes {
            try database.prepare("INSERT INTO feeds (identity) VALUES (?)").run([key])
            number = try selectFeed.value([key]) { row in row.integer(0) }
        }
        known[ExactText(identity)] = .some(number)
        return number
    }

    /// Deletes the states of a feed's least recently seen items beyond the limit, except starred
    /// ones.
    private func dropBeyond(_ limit: Int64, of feed: Int64) throws(DatabaseError) {
        let count = try database.number(
            "SELECT count(*) FROM item_states WHERE feed = ? AND \(Self.isUnstarred)",
            [.integer(feed)])
        guard count > limit else { return }
        try database.prepare(
            """
            DELETE FROM item_states WHERE feed = ?1 AND item IN
                (SELECT item FROM item_states WHERE feed = ?1 AND \(Self.isUnstarred)
                ORDER BY seen_at, changed_at LIMIT ?2)
            """
        ).run([.integer(feed), .integer(count - limit)])
    }

    /// The current day, in the file's own count of days.
    private struct Day {
        /// By the clock, since 1970.
        let clock: Int64
        /// By the file: leaps of the clock don't count, so that a wrong clock deletes nothing.
        let counted: Int64
        /// The current time, in seconds.
        let time: Int64
        /// True if the clock's day differs from the last one.
        let isNew: Bool
        /// True if counted days have passed.
        let hasPassed: Bool

        /// - Parameters:
        ///   - last: the clock's day at the last update; 0 if none.
        ///   - counted: the file's day at the last update.
        init(now: Int64, last: Int64, counted: Int64) {
            clock = now / 86_400
            isNew = clock != last
            // Those of a damaged file may be any numbers.
            let passed = clock &- last
            hasPassed = last != 0 && (1...ItemStateDatabase.longestPauseInDays).contains(passed)
            self.counted = last == 0 ? clock : hasPassed ? counted &+ passed : counted
            time = self.counted &* 86_400 &+ now % 86_400
        }
    }

    private func day(now: Int64) throws(DatabaseError) -> Day {
        try selectDay.value([]) { row in
            Day(now: now, last: row.integer(0), counted: row.integer(1))
        } ?? Day(now: now, last: 0, counted: 0)
    }

    /// Stores a new day, then deletes expired states.
    private func end(with day: Day) throws(DatabaseError) {
        guard day.isNew else { return }
        try database.prepare("UPDATE upkeep SET swept_on = ?, counted_day = ?").run([
            .integer(day.clock), .integer(day.counted),
        ])
        guard day.hasPassed else { return }
        try database.prepare(
            "DELETE FROM item_states WHERE seen_at < ? AND \(Self.isUnstarred)"
        ).run([.integer(day.time &- Self.lifetimeInSeconds)])
        try database.execute(
            "DELETE FROM feeds WHERE id NOT IN (SELECT DISTINCT feed FROM item_states)")
    }
}
