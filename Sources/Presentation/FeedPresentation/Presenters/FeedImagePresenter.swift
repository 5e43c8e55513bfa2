public import FeedModel

/// Turns what becomes of loading a picture into view models.
///
/// It never looks into a picture: the transformer that it is given makes the platform's own image
/// of what was loaded, and may refuse.
public final class FeedImagePresenter<View: FeedImageView, Image> where View.Image == Image {
    private let view: View
    private let imageTransformer: (FeedImageData) -> Image?
    private let phrases: any FeedPhrases

    /// Creates a presenter.
    ///
    /// - Parameters:
    ///   - view: shows the picture.
    ///   - imageTransformer: makes an image of a picture, or `nil` where it is none.
    ///   - phrases: the words that are added.
    public init(
        view: View, imageTransformer: @escaping (FeedImageData) -> Image?,
        phrases: any FeedPhrases = .english
    ) {
        self.view = view
        self.imageTransformer = imageTransformer
        self.phrases = phrases
    }

    /// Loading the picture of `cell` has begun.
    public func didStartLoadingImageData(for cell: FeedImageCell) {
        display(cell, image: nil, isLoading: true, shouldRetry: false)
    }

    /// The picture has come; it may still be none.
    public func didFinishLoadingImageData(with data: FeedImageData, for cell: FeedImageCell) {
        let image = imageTransformer(data)
        display(cell, image: image, isLoading: false, shouldRetry: image == nil)
    }

    /// The picture could not be had.
    public func didFinishLoadingImageData(with error: FeedFailure, for cell: FeedImageCell) {
        display(cell, image: nil, isLoading: false, shouldRetry: true)
    }

    /// There is no picture, so there is nothing to wait for and nothing to try again.
    public func didFindNoImage(for cell: FeedImageCell) {
        display(cell, image: nil, isLoading: false, shouldRetry: false)
    }

    private func display(_ cell: FeedImageCell, image: Image?, isLoading: Bool, shouldRetry: Bool) {
        view.display(
            FeedImageViewModel(
                request: cell.request, id: cell.id, title: cell.title,
                description: cell.description, location: cell.location, url: cell.url,
                image: image, isLoading: isLoading, shouldRetry: shouldRetry,
                words: isLoading
                    ? phrases.loadingPicture : shouldRetry ? phrases.pictureFailed : ""))
    }
}
