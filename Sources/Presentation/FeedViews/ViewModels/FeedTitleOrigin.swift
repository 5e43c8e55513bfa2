/// The origin of a title.
public enum FeedTitleOrigin: Int32, Sendable, CaseIterable {
    /// The feed.
    case own
    /// The beginning of the excerpt, so that showing one of the two is enough.
    case text
    /// The address, since there is neither title nor text.
    case url
    /// A placeholder such as `Untitled`.
    case placeholder
}
