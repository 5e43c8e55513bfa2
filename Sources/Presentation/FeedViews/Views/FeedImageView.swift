/// Shows pictures.
public protocol FeedImageView<Image>: AnyObject {
    /// The platform's own image type, which presentation never looks into.
    associatedtype Image

    /// Shows `viewModel` in place of what was shown for the same request before.
    func display(_ viewModel: FeedImageViewModel<Image>)
}
