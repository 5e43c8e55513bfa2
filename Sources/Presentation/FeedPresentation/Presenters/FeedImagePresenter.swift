public import FeedModel

/// Converts the result of loading a picture into view models.
///
/// Pictures are opaque to it: the injected transformer makes the platform's image.
public final class FeedImagePresenter<View: FeedImageView, Image> where View.Image == Image {
    private let view: View
    private let imageTransformer: (FeedImageData) -> Image?
    private let phrases: any FeedPhrases

    /// Creates a presenter.
    ///
    /// - Parameters:
    ///   - view: shows the picture.
    ///   - imageTransformer: converts a picture into the platform's image; `nil` if that fails.
    ///   - phrases: the words to add.
    public init(
        view: View, imageTransformer: @escaping (FeedImageData) -> Image?,
        phrases: any FeedPhrases = .english
    ) {
        self.view = view
        self.imageTransformer = imageTransformer
        self.phrases = phrases
    }

    /// Shows that a picture is being loaded, of which all but its state is given.
    public func didStartLoadingImageData(for picture: FeedImageViewModel<Image>) {
        display(picture, image: nil, isLoading: true, shouldRetry: false)
    }

    /// Shows the picture, or a failure if the transformer refuses it.
    public func didFinishLoadingImageData(
        with data: FeedImageData, for picture: FeedImageViewModel<Image>
    ) {
        let image = imageTransformer(data)
        display(picture, image: image, isLoading: false, shouldRetry: image == nil)
    }

    /// Shows that loading failed.
    public func didFinishLoadingImageData(
        with error: FeedFailure, for picture: FeedImageViewModel<Image>
    ) {
        display(picture, image: nil, isLoading: false, shouldRetry: true)
    }

    /// Shows that there is no picture, without a retry.
    public func didFindNoImage(for picture: FeedImageViewModel<Image>) {
        display(picture, image: nil, isLoading: false, shouldRetry: false)
    }

    private func display(
        _ picture: FeedImageViewModel<Image>, image: Image?, isLoading: Bool, shouldRetry: Bool
    ) {
        var shown = picture
        shown.image = image
        shown.isLoading = isLoading
        shown.shouldRetry = shouldRetry
        shown.words =
            isLoading ? phrases.loadingPicture : shouldRetry ? phrases.pictureFailed : ""
        view.display(shown)
    }
}
