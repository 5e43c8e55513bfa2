/// Shows a feed.
///
/// Views are passive: they draw what they are given and tell their delegate what the user does. All
/// views of a composition are called on one thread.
public protocol FeedView: AnyObject {
    /// Shows `viewModel` in place of what was shown before.
    func display(_ viewModel: FeedViewModel)
}
