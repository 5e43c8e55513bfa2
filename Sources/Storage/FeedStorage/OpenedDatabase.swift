/// An open database with its statements.
protocol OpenedDatabase {
    var database: Database { get }
}
