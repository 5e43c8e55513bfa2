public import FeedModel
public import FeedPresentation

/// Turns a loaded feed into a feed on show whose items can load their pictures.
///
/// A feed view on the presenter's side, and the image delegate on the view's side. What concerned
/// the pictures of an earlier feed ends when the next one is displayed.
public final class FeedViewAdapter<ImageView: FeedImageView>: FeedView, FeedImageViewDelegate {
    private let feedView: any FeedView
    private let imageView: ImageView
    private let imageDataLoader: any FeedImageDataLoader
    private let imageTransformer: (FeedImageData) -> ImageView.Image?
    private let preloads = PreloadedPictures()
    private var items: FeedItemViewModels?
    private var adapters: [Int: FeedImageDataLoaderPresentationAdapter<ImageView>] = [:]

    /// Creates an adapter.
    ///
    /// - Parameters:
    ///   - feedView: shows the feed.
    ///   - imageView: shows the pictures.
    ///   - imageDataLoader: loads their bytes.
    ///   - imageTransformer: makes the platform's images of them.
    public init(
        feedView: any FeedView,
        imageView: ImageView,
        imageDataLoader: any FeedImageDataLoader,
        imageTransformer: @escaping (FeedImageData) -> ImageView.Image?
    ) {
        self.feedView = feedView
        self.imageView = imageView
        self.imageDataLoader = imageDataLoader
        self.imageTransformer = imageTransformer
    }

    public func display(_ viewModel: FeedViewModel) {
        adapters.removeAll()
        preloads.removeAll()
        items = viewModel.items
        feedView.display(viewModel)
    }

    public func didRequestImage(for index: Int) {
        adapter(for: index)?.didRequestImage()
    }

    public func didCancelImageRequest(for index: Int) {
        adapters[index]?.didCancelImageRequest()
    }

    public func didRequestImagePreload(for index: Int) {
        adapter(for: index)?.didRequestImagePreload()
    }

    public func didCancelImagePreload(for index: Int) {
        adapters[index]?.didCancelImagePreload()
    }

    private func adapter(
        for index: Int
    ) -> FeedImageDataLoaderPresentationAdapter<ImageView>? {
        guard let items, items.indices.contains(index) else { return nil }
        if let adapter = adapters[index] {
            return adapter
        }
        let detail = items.detail(at: index)
        let description =
            detail.image.flatMap { $0.alternativeText.isEmpty ? nil : $0.alternativeText }
            ?? detail.excerpt
        let adapter = FeedImageDataLoaderPresentationAdapter(
            cell: FeedImageCell(
                index: index, item: items[index], description: description, url: detail.image?.url),
            loader: imageDataLoader, preloads: preloads,
            presenter: FeedImagePresenter(view: imageView, imageTransformer: imageTransformer))
        adapters[index] = adapter
        return adapter
    }
}
