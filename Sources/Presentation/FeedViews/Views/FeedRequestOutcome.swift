/// The outcome of a request to a delegate.
public enum FeedRequestOutcome: Int32, Sendable {
    /// Done, or queued for a later turn.
    case done = 0
    /// Failed; the failure was reported.
    case failed = -1
    /// Ignored: names a feed that is not the last one displayed.
    case stale = -4
    /// Not allowed, or names something that the feed does not have; reported.
    case refused = -5
}
