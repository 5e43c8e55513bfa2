/// The schema of the item archive.
enum ItemArchiveTables {
    /// The schema version. Files from before it was stored have the same tables.
    private static let version: Int64 = 1

    /// `digest` is that of the document, to skip writing unchanged items.
    private static let tables = """
        CREATE TABLE IF NOT EXISTS feeds (
            id INTEGER PRIMARY KEY, identity TEXT NOT NULL UNIQUE, title TEXT, home_page_url TEXT,
            feed_url TEXT, folder TEXT);
        CREATE TABLE IF NOT EXISTS items (
            id INTEGER PRIMARY KEY, feed INTEGER NOT NULL, item TEXT NOT NULL,
            distinct_item TEXT NOT NULL, shares_item INTEGER NOT NULL, kept_at INTEGER NOT NULL,
            seen_at INTEGER NOT NULL, digest INTEGER NOT NULL, document BLOB NOT NULL);
        CREATE UNIQUE INDEX IF NOT EXISTS items_by_feed ON items (feed, item, distinct_item);
        CREATE TABLE IF NOT EXISTS upkeep (swept_on INTEGER NOT NULL);
        INSERT INTO upkeep SELECT 0 WHERE NOT EXISTS (SELECT 1 FROM upkeep);
        """

    /// Configures a connection and creates missing tables. Refuses a file of a later version.
    static func prepare(_ database: Database, isReadOnly: Bool) throws(DatabaseError) {
        let found = try database.schemaVersion(upTo: version)
        guard !isReadOnly else { return }
        try database.prepareFile()
        guard found == 0 else { return }
        let known = "SELECT count(*) FROM sqlite_master WHERE name = 'upkeep'"
        if try database.number(known) == 0 {
            try database.transaction("BEGIN IMMEDIATE") { () throws(DatabaseError) in
                try database.execute(tables)
            }
        }
        database.storeSchemaVersion(version)
    }
}
