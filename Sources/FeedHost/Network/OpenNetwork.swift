import FeedNetwork

/// The parts of the network, once it was needed.
struct OpenNetwork {
    let client: HTTPClient
    let resources: ResourceLoader
    /// What keeps responses, where they are kept.
    let store: SQLiteResponseStore?
}
