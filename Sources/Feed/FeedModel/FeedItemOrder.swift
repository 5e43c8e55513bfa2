/// In which order the items of a feed are shown.
public enum FeedItemOrder: String, Sendable, CaseIterable {
    /// The newest first; those without a date last.
    case newest
    /// The oldest first; those without a date last.
    case oldest
    /// As the documents have them, one after the other.
    case source
}
