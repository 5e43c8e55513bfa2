import FeedModel

/// An open database of archived items, with its statements.
///
/// Methods throw SQLite's errors; ``SQLiteFeedItemArchive`` handles them.
final class ItemArchiveDatabase: StoreDatabase {
    /// How often the time an item was last seen is updated.
    private static let seenResolution: Int64 = 86_400
    /// After a longer pause the clock may be wrong: the next sweep deletes nothing.
    private static let longestPauseInDays: Int64 = 60
    /// What was seen longer ago than a year, but is still in its feed, was first seen by a wrong clock; if it was
    /// seen before it was first seen, the clock was wrong only then.
    private static func keptAt(now: String) -> String {
        """
        CASE WHEN seen_at < \(now) - 365 * 86400 AND kept_at <= seen_at THEN \(now) ELSE kept_at END
        """
    }

    let database: Database
    private let selectFeed: Statement
    private let setFeed: Statement
    private let selectKeys: Statement
    private let selectDocument: Statement
    private let insertItem: Statement
    private let updateItem: Statement
    private let touchItem: Statement

    /// Opens a file, and creates missing tables.
    init(_ file: DatabaseFile) throws(DatabaseError) {
        database = try Database(file)
        try ItemArchiveTables.prepare(database, isReadOnly: file.isReadOnly)
        selectFeed = try database.prepare(
            "SELECT id, title, home_page_url, feed_url, folder FROM feeds WHERE identity = ?")
        setFeed = try database.prepare(
            """
            INSERT INTO feeds (identity, title, home_page_url, feed_url, folder)
                VALUES (?1, ?2, ?3, ?4, ?5)
            ON CONFLICT (identity) DO UPDATE SET
                title = ?2, home_page_url = ?3, feed_url = ?4, folder = ?5
            """)
        selectKeys = try database.prepare(
            """
            SELECT id, item, distinct_item, shares_item, seen_at, digest, kept_at FROM items
            WHERE feed = ? ORDER BY id DESC
            """)
        selectDocument = try database.prepare("SELECT document FROM items WHERE id = ?")
        insertItem = try database.prepare(
            """
            INSERT INTO items
                (feed, item, distinct_item, shares_item, kept_at, seen_at, digest, document)
                VALUES (?1, ?2, ?3, ?4, ?5, ?5, ?6, ?7)
            """)
        updateItem = try database.prepare(
            """
            UPDATE items SET item = ?2, distinct_item = ?3, shares_item = ?4, seen_at = ?5,
                digest = ?6, document = ?7, kept_at = \(Self.keptAt(now: "?5"))
            WHERE id = ?1
            """)
        touchItem = try database.prepare(
            "UPDATE items SET seen_at = ?2, kept_at = \(Self.keptAt(now: "?2")) WHERE id = ?1")
    }

    /// Returns the row and the metadata of a feed.
    func feed(_ identity: String) throws(DatabaseError) -> (number: Int64, source: FeedSource)? {
        try selectFeed.value([.text(StoredKey.of(identity))]) { row in
            (
                row.integer(0),
                FeedSource(
                    identity: identity, title: row.text(1), homePageURL: row.text(2),
                    feedURL: row.text(3), folder: row.text(4))
            )
        }
    }

    /// Returns the items of a feed that are not present.
    func items(
        of identity: String,
        unless isPresent: (_ id: String, _ distinctID: String, _ firstSeen: Int64) -> Bool
    ) throws(DatabaseError) -> [ArchivedItem] {
        guard let feed = try feed(identity) else { return [] }
        var items: [ArchivedItem] = []
        // One transaction, for a consistent snapshot and one lock.
        try database.transaction("BEGIN") { () throws(DatabaseError) in
            for row in try rows(of: feed.number)
            where !isPresent(row.item, row.distinctItem, row.keptAt) {
                let document = try selectDocument.value([.integer(row.number)]) { row in
                    row.bytes(0)
                }
                guard let document else { continue }
                items.append(
                    ArchivedItem(
                        id: row.item, distinctID: row.distinctItem, sharesID: row.sharesItem,
                        document: document, firstSeen: row.keptAt))
            }
        }
        return items
    }

    /// Stores the current items of feeds.
    func keep(
        _ feeds: [(source: FeedSource, items: [ArchivedItem])], now: Int64
    ) throws(DatabaseError) {
        try database.transaction("BEGIN IMMEDIATE") { () throws(DatabaseError) in
            for (source, items) in feeds where !items.isEmpty {
                guard let number = try madeNumber(of: source) else { continue }
                try keep(items, of: number, now: now)
            }
        }
    }

    private func keep(
        _ items: [ArchivedItem], of feed: Int64, now: Int64
    ) throws(DatabaseError) {
        var known: [ExactText<String>: [Row]] = [:]
        for row in try rows(of: feed) { known[ExactText(row.item), default: []].append(row) }
        // Those of a document get ascending numbers from its end: ``items(of:unless:)`` returns the
        // last first, in document order.
        for item in items.reversed() {
            let rows = known[ExactText(item.id)] ?? []
            // A changed item keeps its row, unless several items have its identifier.
            let row =
                rows.first { ExactText($0.distinctItem) == ExactText(item.distinctID) }
                ?? (item.sharesID || rows.count > 1 ? nil : rows.first)
            var hash = TextHash(basis: item.sharesID ? 1 : 0)
            hash.mix(item.document)
            let digest = Int64(bitPattern: hash.value)
            let values: [Statement.Value] = [
                .integer(row?.number ?? feed), .text(item.id), .text(item.distinctID),
                .integer(item.sharesID ? 1 : 0), .integer(now), .integer(digest),
                .bytes(item.document),
            ]
            guard let row else {
                try insertItem.run(values)
                let fresh = Row(
                    number: 0, item: item.id, distinctItem: item.distinctID,
                    sharesItem: item.sharesID, seenAt: now, digest: digest, keptAt: now)
                known[ExactText(item.id), default: []].append(fresh)
                continue
            }
            // That of a damaged file may be any number.
            let recent = now - Self.seenResolution...now + Self.seenResolution
            if row.digest != digest {
                try updateItem.run(values)
            } else if !recent.contains(row.seenAt) {
                try touchItem.run([.integer(row.number), .integer(now)])
            }
        }
    }

    /// Deletes expired items once a day, and those beyond `limits`; sooner if the file has twice as much.
    ///
    /// - Parameter protection: returns, for each key, 0 if the item may be deleted; the others are deleted last,
    ///   those of a higher number after all of a lower one.
    /// - Returns: The number of protected items deleted since the archive was too large.
    func sweep(
        _ limits: ItemArchiveLimits, now: Int64,
        protection: ([FeedItemKey]) -> [Int]
    ) throws(DatabaseError) -> Int {
        let today = now / 86_400
        let last = try database.number("SELECT swept_on FROM upkeep")
        guard today != last else {
            // A feed may bring very much in a day.
            return try database.usedBytes() / 2 > limits.bytes
                ? shrink(to: limits.bytes, protection: protection) : 0
        }
        try database.prepare("UPDATE upkeep SET swept_on = ?").run([.integer(today)])
        // That of a damaged file may be any number.
        let pauses = -Self.longestPauseInDays...Self.longestPauseInDays
        if last != 0, pauses.contains(today &- last) {
            let candidates = try outdated(limits, now: now)
            let protections = protection(candidates.map(\.key))
            try delete(zip(candidates, protections).filter { $0.1 == 0 }.map(\.0.number))
        }
        return try shrink(to: limits.bytes, protection: protection)
    }

    /// Returns the number of items and feeds, and the size of the items.
    func summary() throws(DatabaseError) -> (items: Int64, feeds: Int64, bytes: Int64) {
        try database.prepare(
            "SELECT count(*), count(DISTINCT feed), coalesce(sum(length(document)), 0) FROM items"
        ).value([]) { row in (row.integer(0), row.integer(1), row.integer(2)) } ?? (0, 0, 0)
    }

    /// Deletes everything.
    func clear() throws(DatabaseError) {
        try database.transaction("BEGIN IMMEDIATE") { () throws(DatabaseError) in
            try database.execute("DELETE FROM items; DELETE FROM feeds")
        }
        try database.execute("PRAGMA incremental_vacuum; PRAGMA wal_checkpoint(TRUNCATE)")
    }

    // MARK: Upkeep

    private struct Candidate {
        let number: Int64
        let key: FeedItemKey
        let bytes: Int64
    }

    /// Returns expired and surplus items.
    private func outdated(
        _ limits: ItemArchiveLimits, now: Int64
    ) throws(DatabaseError) -> [Candidate] {
        var candidates: [Candidate] = []
        try database.prepare(
            """
            SELECT items.id, item, distinct_item, shares_item, identity, 0, seen_at,
                row_number() OVER (PARTITION BY feed ORDER BY seen_at DESC, items.id DESC)
            FROM items JOIN feeds ON feeds.id = feed
            """
        ).run([]) { row in
            let isOld = limits.seconds.map { row.integer(6) < now - $0 } ?? false
            let isBeyond = limits.itemsPerFeed.map { row.integer(7) > $0 } ?? false
            if isOld || isBeyond { candidates.append(Self.candidate(row)) }
        }
        return candidates
    }

    /// Deletes the oldest items until all take at most `limit` bytes, the least protected ones first.
    private func shrink(
        to limit: Int64, protection: ([FeedItemKey]) -> [Int]
    ) throws(DatabaseError) -> Int {
        var excess = try summary().bytes - limit
        guard excess > 0 else { return 0 }
        var all: [Candidate] = []
        try database.prepare(
            """
            SELECT items.id, item, distinct_item, shares_item, identity, length(document) FROM items
            JOIN feeds ON feeds.id = feed ORDER BY seen_at, items.id
            """
        ).run([]) { row in all.append(Self.candidate(row)) }
        let protections = protection(all.map(\.key))
        var dropped: [Int64] = []
        var lost = 0
        for level in Set(protections).sorted() {
            for (candidate, own) in zip(all, protections) where own == level && excess > 0 {
                dropped.append(candidate.number)
                excess -= candidate.bytes
                if level > 0 { lost += 1 }
            }
        }
        try delete(dropped)
        return lost
    }

    private func delete(_ numbers: [Int64]) throws(DatabaseError) {
        let deletion = try database.prepare("DELETE FROM items WHERE id = ?")
        try database.transaction("BEGIN IMMEDIATE") { () throws(DatabaseError) in
            for number in numbers { try deletion.run([.integer(number)]) }
        }
        try database.execute("PRAGMA incremental_vacuum")
    }

    private static func candidate(_ row: borrowing Statement.Row) -> Candidate {
        let item = row.text(row.integer(3) == 1 ? 2 : 1) ?? ""
        return Candidate(
            number: row.integer(0), key: FeedItemKey(feed: row.text(4) ?? "", item: item),
            bytes: row.integer(5))
    }

    // MARK: Rows

    private struct Row {
        let number: Int64
        let item: String
        let distinctItem: String
        let sharesItem: Bool
        let seenAt: Int64
        let digest: Int64
        let keptAt: Int64
    }

    private func rows(of feed: Int64) throws(DatabaseError) -> [Row] {
        var rows: [Row] = []
        try selectKeys.run([.integer(feed)]) { row in
            rows.append(
                Row(
                    number: row.integer(0), item: row.text(1) ?? "",
                    distinctItem: row.text(2) ?? "", sharesItem: row.integer(3) == 1,
                    seenAt: row.integer(4), digest: row.integer(5),
                    keptAt: row.integer(6)))
        }
        return rows
    }

    private func madeNumber(of source: FeedSource) throws(DatabaseError) -> Int64? {
        guard let identity = source.identity else { return nil }
        if let known = try feed(identity), known.source == source { return known.number }
        try setFeed.run([
            .text(StoredKey.of(identity)), .text(source.title), .text(source.homePageURL),
            .text(source.feedURL), .text(source.folder),
        ])
        return try feed(identity)?.number
    }
}
