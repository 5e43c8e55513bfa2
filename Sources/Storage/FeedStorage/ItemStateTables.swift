/// The tables of what is read.
enum ItemStateTables {
    /// Makes a connection ready, and the tables where there are none.
    ///
    /// In write-ahead logging with `synchronous = FULL`, what was committed survives the death of the
    /// process and the loss of power.
    static let preparation = """
        PRAGMA auto_vacuum = INCREMENTAL;
        PRAGMA journal_mode = WAL;
        PRAGMA synchronous = FULL;
        PRAGMA journal_size_limit = 1048576;
        PRAGMA trusted_schema = OFF;
        PRAGMA cell_size_check = ON;
        CREATE TABLE IF NOT EXISTS feeds (id INTEGER PRIMARY KEY, identity TEXT NOT NULL UNIQUE);
        CREATE TABLE IF NOT EXISTS read_items (
            feed INTEGER NOT NULL,
            item TEXT NOT NULL,
            read_at INTEGER NOT NULL,
            seen_at INTEGER NOT NULL,
            PRIMARY KEY (feed, item)
        ) WITHOUT ROWID;
        """
}
