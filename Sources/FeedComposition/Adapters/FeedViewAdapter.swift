public import FeedModel
public import FeedPresentation

/// Turns a loaded feed into a feed on show that can load its pictures: those of its items, those
/// that their content shows, and its own.
///
/// A feed view on the presenter's side, and the image delegate on the view's side. What concerned
/// the pictures of an earlier feed ends when the next one is displayed.
public final class FeedViewAdapter<ImageView: FeedImageView>: FeedView, FeedImageViewDelegate {
    private let feedView: any FeedView
    private let imageView: ImageView
    private let imageDataLoader: any FeedImageDataLoader
    private let imageTransformer: (FeedImageData) -> ImageView.Image?
    private let picturesNamed: (String) -> [String]
    private let phrases: any FeedPhrases
    private let preloads = PreloadedPictures()
    private var feed: FeedViewModel?
    /// How many feeds have been displayed; the number of the last is its revision.
    private var revision: UInt64 = 0
    private var adapters: [Int: FeedImageDataLoaderPresentationAdapter<ImageView>] = [:]
    /// By address.
    private var pictureAdapters: [String: FeedImageDataLoaderPresentationAdapter<ImageView>] = [:]
    /// The addresses in the content of items that were asked about, each read once.
    private var namedPictures: [Int: Set<String>] = [:]

    /// Creates an adapter.
    ///
    /// - Parameters:
    ///   - feedView: shows the feed.
    ///   - imageView: shows the pictures.
    ///   - imageDataLoader: loads their bytes.
    ///   - imageTransformer: makes the platform's images of them.
    ///   - picturesNamed: the addresses of the pictures that HTML shows.
    ///   - phrases: the words presenters add.
    public init(
        feedView: any FeedView,
        imageView: ImageView,
        imageDataLoader: any FeedImageDataLoader,
        imageTransformer: @escaping (FeedImageData) -> ImageView.Image?,
        picturesNamed: @escaping (String) -> [String],
        phrases: any FeedPhrases = .english
    ) {
        self.feedView = feedView
        self.imageView = imageView
        self.imageDataLoader = imageDataLoader
        self.imageTransformer = imageTransformer
        self.picturesNamed = picturesNamed
        self.phrases = phrases
    }

    public func display(_ viewModel: FeedViewModel) {
        adapters.removeAll()
        pictureAdapters.removeAll()
        namedPictures.removeAll()
        preloads.removeAll()
        revision += 1
        var viewModel = viewModel
        viewModel.revision = revision
        feed = viewModel
        feedView.display(viewModel)
    }

    public func didRequestImage(for index: Int, in revision: UInt64) {
        adapter(for: index, in: revision)?.didRequestImage()
    }

    public func didCancelImageRequest(for index: Int, in revision: UInt64) {
        guard revision == self.revision else { return }
        adapters[index]?.didCancelImageRequest()
    }

    public func didRequestImagePreload(for index: Int, in revision: UInt64) {
        adapter(for: index, in: revision)?.didRequestImagePreload()
    }

    public func didCancelImagePreload(for index: Int, in revision: UInt64) {
        guard revision == self.revision else { return }
        adapters[index]?.didCancelImagePreload()
    }

    public func didRequestPicture(at url: String, of index: Int?, in revision: UInt64) {
        guard let feed, revision == feed.revision,
            index.map(feed.items.indices.contains) ?? true
        else { return }
        let cell =
            index.map {
                FeedImageCell(index: $0, item: feed.items[$0], description: nil, url: url)
            } ?? FeedImageCell(ofFeed: feed.title, url: url)
        // Whoever asks may be anybody: what the feed does not name is never loaded.
        guard isNamed(url, by: index, of: feed),
            pictureAdapters[url] != nil
                || pictureAdapters.count < FeedViewAdapterLimits.pictures
        else {
            makePresenter().didFindNoImage(for: cell)
            return
        }
        let adapter = pictureAdapters[url] ?? makeAdapter(for: cell)
        pictureAdapters[url] = adapter
        adapter.didRequestImage()
    }

    private func isNamed(_ url: String, by index: Int?, of feed: FeedViewModel) -> Bool {
        guard let index else { return url == feed.icon }
        if let named = namedPictures[index] { return named.contains(url) }
        let named = Set(feed.items.text(.contentHTML, at: index).map(picturesNamed) ?? [])
        namedPictures[index] = named
        return named.contains(url)
    }

    private func adapter(
        for index: Int, in revision: UInt64
    ) -> FeedImageDataLoaderPresentationAdapter<ImageView>? {
        guard let feed, revision == feed.revision, feed.items.indices.contains(index) else {
            return nil
        }
        let items = feed.items
        if let adapter = adapters[index] {
            return adapter
        }
        let detail = items.detail(at: index)
        let description =
            detail.image.flatMap { $0.alternativeText.isEmpty ? nil : $0.alternativeText }
            ?? detail.excerpt
        let adapter = makeAdapter(
            for: FeedImageCell(
                index: index, item: items[index], description: description, url: detail.image?.url))
        adapters[index] = adapter
        return adapter
    }

    private func makeAdapter(
        for cell: FeedImageCell
    ) -> FeedImageDataLoaderPresentationAdapter<ImageView> {
        FeedImageDataLoaderPresentationAdapter(
            cell: cell, loader: imageDataLoader, preloads: preloads, presenter: makePresenter())
    }

    private func makePresenter() -> FeedImagePresenter<ImageView, ImageView.Image> {
        FeedImagePresenter(
            view: imageView, imageTransformer: imageTransformer, phrases: phrases)
    }
}

/// Not in the adapter, since generic types have no stored constants.
enum FeedViewAdapterLimits {
    /// How many addresses a feed on show may have loaded beside the pictures of its items.
    static let pictures = 2_000
}
