/// The outcome of a change of the user's list of feeds.
public enum FeedListOutcome: Sendable, Equatable {
    /// It is done; with the name of the feed or folder, as it is in the list.
    case done(String)
    /// The feed with this name is in the list already; nothing is changed.
    case present(String)
    /// Nothing is changed; with the reason in words.
    case refused(String)
}
