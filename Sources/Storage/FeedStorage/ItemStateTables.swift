/// The schema of the item states.
enum ItemStateTables {
    /// The schema version, stored in `user_version`.
    private static let version: Int64 = 2

    private static let tables = """
        CREATE TABLE IF NOT EXISTS feeds (id INTEGER PRIMARY KEY, identity TEXT NOT NULL UNIQUE);
        CREATE TABLE item_states (
            feed INTEGER NOT NULL,
            item TEXT NOT NULL,
            changed_at INTEGER NOT NULL,
            seen_at INTEGER NOT NULL,
            states INTEGER NOT NULL DEFAULT 1,
            PRIMARY KEY (feed, item)
        ) WITHOUT ROWID;
        """

    /// Migrates version 1, which stored only the read state, without rewriting rows.
    private static let changesFromVersion1 = """
        ALTER TABLE read_items RENAME TO item_states;
        ALTER TABLE item_states RENAME COLUMN read_at TO changed_at;
        ALTER TABLE item_states ADD COLUMN states INTEGER NOT NULL DEFAULT 1;
        """

    /// Refuses a file of a later version. Only reads.
    static func check(_ database: Database) throws(DatabaseError) {
        // Version 1 stored the day of the last sweep in `user_version`.
        if try hasOldTable(database) { return }
        _ = try database.schemaVersion(upTo: version)
    }

    /// Configures a connection, creates missing tables and migrates old ones.
    static func prepare(_ database: Database) throws(DatabaseError) {
        try database.prepareFile()
        defer {
            // Missing in older files; another process may be adding it at the same time.
            if (try? database.prepare("SELECT counted_day FROM upkeep")) == nil {
                try? database.execute("ALTER TABLE upkeep ADD COLUMN counted_day INTEGER")
            }
        }
        guard try !isCurrent(database) else { return }
        try database.transaction("BEGIN IMMEDIATE") { () throws(DatabaseError) in
            // Another process may have migrated in the meantime.
            guard try !isCurrent(database) else { return }
            let found = try database.number("PRAGMA user_version")
            let isOld = try hasOldTable(database)
            guard isOld || found == 0 else { throw .laterVersion }
            try database.execute(isOld ? changesFromVersion1 : tables)
            try database.execute(
                """
                CREATE TABLE upkeep (swept_on INTEGER NOT NULL);
                INSERT INTO upkeep VALUES (\(isOld ? found : 0));
                PRAGMA user_version = \(version);
                """)
        }
    }

    private static func isCurrent(_ database: Database) throws(DatabaseError) -> Bool {
        // With a wrong clock, version 1 may have stored a day with this number.
        guard try database.number("PRAGMA user_version") == version else { return false }
        return try !hasOldTable(database)
    }

    private static func hasOldTable(_ database: Database) throws(DatabaseError) -> Bool {
        try database.number("SELECT count(*) FROM sqlite_master WHERE name = 'read_items'") > 0
    }
}
