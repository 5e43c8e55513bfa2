/// Shows a feed.
///
/// Views are passive: they draw view models and report user actions to their delegate. All views of
/// a composition are called on one thread.
public protocol FeedView: AnyObject {
    /// Replaces the displayed feed with `viewModel`. If that has the same revision, only states of
    /// items, and counts of sources, are others.
    func display(_ viewModel: FeedViewModel)
}
