import FeedLoading

extension NewSubscription {
    /// The feed in a message, with its name.
    var words: String { source.asListed.words + (title.map { " ('\($0)')" } ?? "") }
}
