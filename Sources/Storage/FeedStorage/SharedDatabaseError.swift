/// An error of a shared database.
struct SharedDatabaseError: Error {
    /// The file, or its folder.
    let path: String
    let reason: String
}
