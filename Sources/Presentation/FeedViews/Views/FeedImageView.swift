/// Shows pictures.
public protocol FeedImageView<Image>: AnyObject {
    /// The platform's image type, opaque to presentation.
    associatedtype Image

    /// Replaces the state displayed for the same request with `viewModel`.
    func display(_ viewModel: FeedImageViewModel<Image>)
}
