/// An open database of a store, with its statements.
protocol StoreDatabase {
    var database: Database { get }

    /// Opens a file, and creates missing tables.
    init(_ file: DatabaseFile) throws(DatabaseError)
}
