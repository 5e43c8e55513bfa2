/// The version of the program, by semantic versioning.
enum FeedHostVersion {
    static let number = "0.1.0"
    /// The program with its version, as plugins are told.
    static let name = "feedhost \(number)"
}
