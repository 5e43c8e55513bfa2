/// Why something could not be done with a database.
struct SharedDatabaseError: Error {
    /// The file, or the folder that it is to lie in.
    let place: String
    /// The cause.
    let reason: String
}
