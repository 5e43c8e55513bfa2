import FeedNetwork

/// The open network.
struct OpenNetwork {
    let client: HTTPClient
    let resources: ResourceLoader
    /// `nil` without a cache.
    let store: SQLiteResponseStore?
}
