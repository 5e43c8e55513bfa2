import FeedNetwork

/// The parts of the network, once it was needed.
struct OpenNetwork {
    let client: HTTPClient
    let resources: ResourceLoader
    /// Keeps responses; `nil` where they are not kept.
    let store: SQLiteResponseStore?
}
