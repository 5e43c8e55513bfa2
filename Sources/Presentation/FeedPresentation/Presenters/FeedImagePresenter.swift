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

    /// Shows that the picture of `caption` is being loaded.
    public func didStartLoadingImageData(for caption: FeedImageCaption) {
        display(caption, image: nil, isLoading: true, shouldRetry: false)
    }

    /// Shows the picture, or a failure if the transformer refuses it.
    public func didFinishLoadingImageData(with data: FeedImageData, for caption: FeedImageCaption) {
        let image = imageTransformer(data)
        display(caption, image: image, isLoading: false, shouldRetry: image == nil)
    }

    /// Shows that loading failed.
    public func didFinishLoadingImageData(with error: FeedFailure, for caption: FeedImageCaption) {
        display(caption, image: nil, isLoading: false, shouldRetry: true)
    }

    /// Shows that there is no picture, without a retry.
    public func didFindNoImage(for caption: FeedImageCaption) {
        display(caption, image: nil, isLoading: false, shouldRetry: false)
    }

    private func display(
        _ caption: FeedImageCaption, image: Image?, isLoading: Bool, shouldRetry: Bool
    ) {
        view.display(
            FeedImageViewModel(
                request: caption.request, id: caption.id, title: caption.title,
                description: caption.description, location: caption.location, url: caption.url,
                image: image, isLoading: isLoading, shouldRetry: shouldRetry,
                words: isLoading
                    ? phrases.loadingPicture : shouldRetry ? phrases.pictureFailed : ""))
    }
}
