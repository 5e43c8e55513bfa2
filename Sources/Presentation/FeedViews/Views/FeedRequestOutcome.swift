/// The outcome of a request to a delegate.
public enum FeedRequestOutcome: Int32, Sendable {
    /// It is done, or will be in a later turn.
    case done = 0
    /// It did not work, which was told.
    case failed = -1
    /// It names a feed that is not the last one displayed; ignored.
    case stale = -4
    /// It is not allowed, or names something that the feed does not have, which was told.
    case refused = -5
}
