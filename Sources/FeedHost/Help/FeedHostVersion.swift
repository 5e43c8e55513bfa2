/// The program's semantic version.
enum FeedHostVersion {
    static let number = "1.0.0"
    /// Name and version, as passed to plugins.
    static let name = "feedhost \(number)"
}
