import FeedStorage

/// The cache's database with its statements.
///
/// Methods throw SQLite's errors; ``SQLiteResponseStore`` handles them.
final class CacheDatabase {
    let isReadOnly: Bool
    private let database: Database
    private let selectResponse: Statement
    private let selectBody: Statement
    private let insertResponse: Statement
    private let insertBody: Statement
    private let updateResponse: Statement
    private let deleteBody: Statement
    private let deleteResponse: Statement
    private let touch: Statement
    private(set) var isInTransaction = false

    /// Opens a file, and creates missing tables.
    init(_ file: DatabaseFile) throws(DatabaseError) {
        isReadOnly = file.isReadOnly
        database = try Database(file)
        let version = try database.schemaVersion(upTo: CacheTables.version)
        if !file.isReadOnly { try Self.prepare(database, from: version) }
        selectResponse = try database.prepare(
            """
            SELECT kind, etag, last_modified, cache_control, expires, content_type, received_at,
                fresh_until, address_class, link
            FROM responses WHERE url = ?
            """)
        selectBody = try database.prepare(
            """
            SELECT b.bytes, r.checksum, r.size FROM responses r JOIN bodies b ON b.id = r.id
            WHERE r.url = ?
            """)
        insertResponse = try database.prepare(
            """
            INSERT INTO responses (url, kind, etag, last_modified, cache_control, expires,
                content_type, received_at, fresh_until, address_class, link, size, checksum, used_at)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14)
            """)
        insertBody = try database.prepare(
            "INSERT INTO bodies (id, bytes) SELECT id, ?2 FROM responses WHERE url = ?1")
        updateResponse = try database.prepare(
            """
            UPDATE responses SET kind = ?2, etag = ?3, last_modified = ?4, cache_control = ?5,
                expires = ?6, content_type = ?7, received_at = ?8, fresh_until = ?9,
                address_class = ?10, link = ?11, used_at = ?8
            WHERE url = ?1
            """)
        deleteBody = try database.prepare(
            "DELETE FROM bodies WHERE id = (SELECT id FROM responses WHERE url = ?)")
        deleteResponse = try database.prepare("DELETE FROM responses WHERE url = ?")
        touch = try database.prepare("UPDATE responses SET used_at = ?2 WHERE url = ?1")
    }

    private static func prepare(
        _ database: Database, from version: Int64
    ) throws(DatabaseError) {
        try database.prepareFile(isDurable: false)
        try database.execute(CacheTables.tables)
        guard version == 0 else { return }
        // Files of 0.1.0 lack the column. Another process may add it first.
        if (try? database.prepare("SELECT link FROM responses")) == nil {
            guard (try? database.execute(CacheTables.linkColumn)) != nil else { return }
        }
        database.storeSchemaVersion(CacheTables.version)
    }

    /// Begins a transaction unless one is open.
    func begin() throws(DatabaseError) {
        guard !isInTransaction else { return }
        try database.execute("BEGIN IMMEDIATE")
        isInTransaction = true
    }

    /// Commits the transaction.
    func commit() throws(DatabaseError) {
        try database.execute("COMMIT")
        isInTransaction = false
    }

    /// Rolls back the transaction.
    func rollBack() {
        guard isInTransaction else { return }
        isInTransaction = false
        try? database.execute("ROLLBACK")
    }

    func response(_ url: String) throws(DatabaseError) -> StoredResponse? {
        try selectResponse.value([.text(url)]) { row in
            StoredResponse(
                kind: ResourceKind(rawValue: row.integer(0)) ?? .document,
                entityTag: row.text(1), lastModified: row.text(2), cacheControl: row.text(3),
                expires: row.text(4), contentType: row.text(5), linkFields: row.text(9),
                receivedAt: Self.bounded(row.integer(6)),
                freshUntil: Self.bounded(row.integer(7)),
                addressClass: Self.addressClass(row.optionalInteger(8)))
        }
    }

    /// Returns a body; `nil` if missing or corrupted.
    func body(_ url: String) throws(DatabaseError) -> [UInt8]? {
        try selectBody.value([.text(url)]) { row in
            let bytes = row.bytes(0)
            let isWhole =
                Int64(bytes.count) == row.integer(2)
                && CacheChecksum.of(url, bytes) == row.integer(1)
            return isWhole ? bytes : nil
        }
    }

    func store(
        _ response: StoredResponse, body: [UInt8], url: String, now: Int64
    ) throws(DatabaseError) {
        try removeResponse(url)
        try insertResponse.run(
            Self.values(url, response) + [
                .integer(Int64(body.count)), .integer(CacheChecksum.of(url, body)), .integer(now),
            ])
        try insertBody.run([.text(url), .bytes(body)])
    }

    func update(_ response: StoredResponse, url: String) throws(DatabaseError) {
        try updateResponse.run(Self.values(url, response))
    }

    func removeResponse(_ url: String) throws(DatabaseError) {
        try deleteBody.run([.text(url)])
        try deleteResponse.run([.text(url)])
    }

    /// Updates the time of last use.
    func touch(_ url: String, now: Int64) throws(DatabaseError) {
        try touch.run([.text(url), .integer(now)])
    }

    func redirect(_ url: String) throws(DatabaseError) -> StoredRedirect? {
        let select = try database.prepare(
            "SELECT target, is_permanent, until, address_class FROM redirects WHERE url = ?")
        return try select.value([.text(url)]) { row in
            StoredRedirect(
                target: row.text(0) ?? "", isPermanent: row.integer(1) != 0,
                until: Self.bounded(row.integer(2)),
                addressClass: Self.addressClass(row.optionalInteger(3)))
        }
    }

    func setRedirect(_ redirect: StoredRedirect?, url: String) throws(DatabaseError) {
        guard let redirect else {
            try database.prepare("DELETE FROM redirects WHERE url = ?").run([.text(url)])
            return
        }
        try database.prepare("INSERT OR REPLACE INTO redirects VALUES (?, ?, ?, ?, ?)").run([
            .text(url), .text(redirect.target), .integer(redirect.isPermanent ? 1 : 0),
            .integer(redirect.until), .integer(redirect.addressClass?.rawValue),
        ])
    }

    func hold(_ url: String) throws(DatabaseError) -> StoredHold? {
        let select = try database.prepare("SELECT status, until, count FROM holds WHERE url = ?")
        return try select.value([.text(url)]) { row in
            StoredHold(
                status: Int(row.integer(0)), until: Self.bounded(row.integer(1)),
                count: Int(Self.bounded(row.integer(2))))
        }
    }

    func setHold(_ hold: StoredHold?, url: String) throws(DatabaseError) {
        guard let hold else {
            try database.prepare("DELETE FROM holds WHERE url = ?").run([.text(url)])
            return
        }
        try database.prepare("INSERT OR REPLACE INTO holds VALUES (?, ?, ?, ?)").run([
            .text(url), .integer(Int64(hold.status)), .integer(hold.until),
            .integer(Int64(hold.count)),
        ])
    }

    /// Deletes expired redirects and holds, and the least recently used responses beyond `limit`
    /// bytes of bodies.
    func evict(limit: Int64, now: Int64) throws(DatabaseError) {
        let month: Int64 = 30 * 86_400
        // Keeps expired redirects for a month, for use while offline, and all while the clock is behind.
        try database.prepare("DELETE FROM redirects WHERE until < ?").run([
            .integer(now - month)
        ])
        // Keeps holds for a while after their end, to count those in a row.
        try database.prepare("DELETE FROM holds WHERE until NOT BETWEEN ? AND ?").run([
            .integer(now - 86_400), .integer(now + month),
        ])
        try database.prepare("UPDATE responses SET used_at = ?1 WHERE used_at > ?1").run([
            .integer(now)
        ])
        var total = try self.total().bytes
        guard total > limit else { return }
        var oldest: [String] = []
        try database.prepare("SELECT url, size FROM responses ORDER BY used_at, id").run([]) {
            row in
            // Evicts to nine tenths, so that the next picture doesn't evict again.
            guard total > limit / 10 * 9 else { return }
            oldest.append(row.text(0) ?? "")
            total -= max(0, row.integer(1))
        }
        for url in oldest { try removeResponse(url) }
    }

    /// Returns unused pages to the file system. Not within a transaction.
    func shrink() throws(DatabaseError) {
        try database.execute("PRAGMA incremental_vacuum")
    }

    /// The number of responses, and the bytes of their bodies.
    func total(_ kind: ResourceKind? = nil) throws(DatabaseError) -> (count: Int, bytes: Int64) {
        let condition = kind == nil ? "" : " WHERE kind = ?"
        // `sum` would fail with what a damaged file may have.
        let select = try database.prepare("SELECT count(*), total(size) FROM responses" + condition)
        return try select.value(kind.map { [.integer($0.rawValue)] } ?? []) { row in
            (Int(row.integer(0)), row.integer(1))
        } ?? (0, 0)
    }

    /// Truncates the write-ahead log as far as no other process reads it: on a full disk nothing
    /// can be deleted without that.
    func emptyLog() {
        try? database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    }

    /// Deletes everything.
    func clear() throws(DatabaseError) {
        emptyLog()
        try database.execute(
            """
            DELETE FROM bodies; DELETE FROM responses; DELETE FROM redirects; DELETE FROM holds;
            PRAGMA incremental_vacuum; PRAGMA wal_checkpoint(TRUNCATE)
            """)
    }

    private static func values(_ url: String, _ response: StoredResponse) -> [Statement.Value] {
        [
            .text(url), .integer(response.kind.rawValue), .text(response.entityTag),
            .text(response.lastModified), .text(response.cacheControl), .text(response.expires),
            .text(response.contentType), .integer(response.receivedAt),
            .integer(response.freshUntil), .integer(response.addressClass?.rawValue),
            .text(response.linkFields),
        ]
    }

    /// Returns a number of a file that may be damaged, far from where sums overflow.
    private static func bounded(_ number: Int64) -> Int64 {
        min(max(number, -1 << 40), 1 << 40)
    }

    private static func addressClass(_ number: Int64?) -> AddressClass? {
        number.flatMap { Int32(exactly: $0) }.flatMap(AddressClass.init)
    }
}
