/// The version of the program, by semantic versioning.
enum FeedHostVersion {
    static let number = "0.1.0"
}
