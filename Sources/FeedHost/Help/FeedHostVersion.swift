/// The program's semantic version.
enum FeedHostVersion {
    static let number = "1.0.0"
    /// Name and version, as passed to plugins.
    static let name = "feedhost \(number)"
    /// The name for servers.
    static let userAgent = "feedhost/\(number) (feed reader for one person)"
}
