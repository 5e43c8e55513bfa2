enum CacheTables {
    /// The schema version. Files from before it was stored have these tables, too, of which those of
    /// 0.1.0 lack ``linkColumn``.
    static let version: Int64 = 1

    static let tables = """
        CREATE TABLE IF NOT EXISTS responses (
            id INTEGER PRIMARY KEY,
            url TEXT NOT NULL UNIQUE,
            kind INTEGER NOT NULL,
            etag TEXT, last_modified TEXT, cache_control TEXT, expires TEXT, content_type TEXT,
            received_at INTEGER NOT NULL,
            fresh_until INTEGER NOT NULL,
            address_class INTEGER,
            link TEXT,
            size INTEGER NOT NULL,
            checksum INTEGER NOT NULL,
            used_at INTEGER NOT NULL
        );
        CREATE INDEX IF NOT EXISTS responses_by_use ON responses (used_at, size);
        CREATE TABLE IF NOT EXISTS bodies (id INTEGER PRIMARY KEY, bytes BLOB NOT NULL);
        CREATE TABLE IF NOT EXISTS redirects (
            url TEXT PRIMARY KEY, target TEXT NOT NULL, is_permanent INTEGER NOT NULL,
            until INTEGER NOT NULL, address_class INTEGER
        ) WITHOUT ROWID;
        CREATE TABLE IF NOT EXISTS holds (
            url TEXT PRIMARY KEY, status INTEGER NOT NULL, until INTEGER NOT NULL,
            count INTEGER NOT NULL
        ) WITHOUT ROWID;
        """

    /// Adds the column that older files lack.
    static let linkColumn = "ALTER TABLE responses ADD COLUMN link TEXT"
}
