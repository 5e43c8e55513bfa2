import FeedPresentation

/// Displays loaded feeds and loads their pictures: those of items, of their content, and of the
/// feed.
///
/// Both the presenter's feed view and the views' image delegate. Displaying a feed cancels the
/// pictures of the previous one.
final class FeedViewAdapter<ImageView: FeedImageView>: FeedView, FeedImageViewDelegate {
    private typealias Adapter = FeedImageDataLoaderPresentationAdapter<ImageView>

    private let feedView: any FeedView
    private let imageView: ImageView
    private let imageDataLoader: any FeedImageDataLoader
    private let imageTransformer: (FeedImageData) -> ImageView.Image?
    private let picturesNamed: (String) -> [String]
    private let phrases: any FeedPhrases
    private let retainedFeed: () -> FeedViewModel?
    private let preloads = ByteLimitedCache<FeedImageRequest, FeedImageData>(limit: preloadedBytes)
    /// The number of displayed feeds, which is the revision of the last.
    private var revision: UInt64 = 0
    private var pictures: FeedImageResolver?
    /// The pictures of the earlier feed that is still read, once one was asked for.
    private var retainedPictures: FeedImageResolver?
    /// Adapters that are loading.
    private var adapters: [FeedImageRequest: Adapter] = [:]
    /// For callbacks.
    private let back = BackReference<FeedViewAdapter<ImageView>>()

    /// Creates an adapter.
    ///
    /// - Parameters:
    ///   - feedView: shows the feed.
    ///   - imageView: shows the pictures.
    ///   - imageDataLoader: loads them.
    ///   - imageTransformer: converts them into the platform's images.
    ///   - picturesNamed: returns the addresses of pictures in HTML.
    ///   - phrases: the words to add.
    ///   - retainedFeed: returns an earlier feed that is still read; its pictures stay permitted.
    init(
        feedView: any FeedView,
        imageView: ImageView,
        imageDataLoader: any FeedImageDataLoader,
        imageTransformer: @escaping (FeedImageData) -> ImageView.Image?,
        picturesNamed: @escaping (String) -> [String],
        phrases: any FeedPhrases,
        retainedFeed: @escaping () -> FeedViewModel? = { nil }
    ) {
        self.feedView = feedView
        self.imageView = imageView
        self.imageDataLoader = imageDataLoader
        self.imageTransformer = imageTransformer
        self.picturesNamed = picturesNamed
        self.phrases = phrases
        self.retainedFeed = retainedFeed
        back.refer(to: self)
    }

    deinit {
        back.end()
    }

    func display(_ viewModel: FeedViewModel) {
        cancelPictures()
        preloads.removeAll()
        // They hold their feed, which may not be read any more.
        retainedPictures = nil
        revision += 1
        var viewModel = viewModel
        viewModel.revision = revision
        pictures = FeedImageResolver(of: viewModel, picturesNamed: picturesNamed)
        feedView.display(viewModel)
    }

    private func cancelPictures() {
        // Released where the table is not changed: a loader may end a picture that waited for another.
        var ended: [FeedImageRequest: Adapter] = [:]
        swap(&ended, &adapters)
    }

    func didRequestImage(for request: FeedImageRequest) {
        if let adapter = adapters[request] { return adapter.didRequestImage() }
        guard let pictures = pictures(for: request) else { return }
        switch pictures.resolve(request) {
        case .invalid: break
        case .unavailable:
            makePresenter().didFindNoImage(for: pictures.picture(for: request, url: nil))
        case .resolved(let url):
            // Without an adapter, which would be there still where the view asks again at once.
            guard let data = preloads.removeValue(for: request) else {
                return makeAdapter(for: request, url: url, of: pictures).didRequestImage()
            }
            makePresenter().didFinishLoadingImageData(
                with: data, for: pictures.picture(for: request, url: url))
        }
    }

    func didCancelImageRequest(for request: FeedImageRequest) {
        if let adapter = adapters[request] { return adapter.didCancelImageRequest() }
        _ = preloads.removeValue(for: request)
    }

    func didRequestImagePreload(for request: FeedImageRequest) {
        guard adapters[request] == nil, preloads.value(for: request) == nil,
            let pictures = pictures(for: request),
            case .resolved(let url) = pictures.resolve(request)
        else { return }
        makeAdapter(for: request, url: url, of: pictures).didRequestImagePreload()
    }

    /// Returns the pictures of the feed that a request is for; of the displayed one if that is gone.
    private func pictures(for request: FeedImageRequest) -> FeedImageResolver? {
        guard request.revision != revision, let feed = retainedFeed(),
            feed.revision == request.revision
        else { return pictures }
        if retainedPictures?.feed.revision != feed.revision {
            retainedPictures = FeedImageResolver(of: feed, picturesNamed: picturesNamed)
        }
        return retainedPictures
    }

    private func makeAdapter(
        for request: FeedImageRequest, url: String, of pictures: FeedImageResolver
    ) -> Adapter {
        let adapter = Adapter(
            request: request, url: url, pictures: pictures, loader: imageDataLoader,
            preloads: preloads, presenter: makePresenter(),
            didEnd: { [back] in back.object?.adapters[request] = nil })
        adapters[request] = adapter
        CompositionWatch.watch([adapter])
        return adapter
    }

    private func makePresenter() -> FeedImagePresenter<ImageView, ImageView.Image> {
        FeedImagePresenter(
            view: imageView, imageTransformer: imageTransformer, phrases: phrases)
    }
}

/// The capacity of the prefetch cache, in bytes. Outside the class, since generic types have no
/// static stored properties.
private let preloadedBytes = 64 << 20
