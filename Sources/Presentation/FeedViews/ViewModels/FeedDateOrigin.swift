/// The date of an item that is displayed.
public enum FeedDateOrigin: Sendable {
    /// No date.
    case none
    /// The date of publication.
    case published
    /// The date of the last change.
    case updated
}
