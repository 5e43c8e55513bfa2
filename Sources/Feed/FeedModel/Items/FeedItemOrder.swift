/// The order of a feed's items.
public enum FeedItemOrder: String, Sendable, CaseIterable {
    /// Newest first; items without a date last.
    case newest
    /// Oldest first; items without a date last.
    case oldest
    /// Document order, one feed after another.
    case source
}
