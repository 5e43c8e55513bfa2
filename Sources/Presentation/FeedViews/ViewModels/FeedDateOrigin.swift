/// The origin of the date to show of an item.
public enum FeedDateOrigin: Sendable {
    /// There is no date to be shown.
    case none
    /// It is when the item was published.
    case published
    /// It is when the item last changed.
    case updated
}
