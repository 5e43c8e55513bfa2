/// The origin of a title.
public enum FeedTitleOrigin: Int32, Sendable, CaseIterable {
    /// The feed gives it.
    case own
    /// It repeats the beginning of the excerpt, so one of the two is enough.
    case text
    /// There was neither title nor text: it is the address.
    case url
    /// There was nothing to take it from: it is a phrase such as `Untitled`.
    case placeholder
}
