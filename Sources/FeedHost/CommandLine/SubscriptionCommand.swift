/// A command for the person's own list of feeds.
enum SubscriptionCommand: Equatable {
    /// Add a feed, by its address or its file.
    case add(String, title: String?, folder: String?)
    /// Remove a feed, by its address or its file.
    case remove(String)
    /// Show the list.
    case list(asJSON: Bool)
}
