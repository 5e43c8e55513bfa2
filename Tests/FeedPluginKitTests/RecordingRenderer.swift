import FeedModel
import FeedPluginKit

/// A renderer with every view that stores the view models.
final class RecordingRenderer: FeedRenderer, FeedView, FeedLoadingView, FeedErrorView,
    FeedImageView
{
    /// Gives a test access to the renderer that the factory makes.
    @TaskLocal static var box = Box()

    /// Used by one test at a time.
    final class Box: @unchecked Sendable {
        weak var renderer: RecordingRenderer?
        var onDisplay: (RecordingRenderer, FeedViewModel) -> Void = { _, _ in }
    }

    let host: RendererHost
    let options: RendererOptions
    private(set) var feeds: [FeedViewModel] = []
    private(set) var items: [FeedItemViewModel] = []
    private(set) var details: [FeedItemDetailViewModel] = []
    private(set) var sources: [FeedSourceViewModel] = []
    private(set) var pictures: [ImageViewModel?] = []
    private(set) var loadings: [FeedLoadingViewModel] = []
    private(set) var errors: [FeedErrorViewModel] = []
    private(set) var images: [FeedImageViewModel<Picture>] = []
    private(set) var finishes = 0
    private let onDisplay: (RecordingRenderer, FeedViewModel) -> Void

    init(host: RendererHost, options: RendererOptions) throws(RendererError) {
        self.host = host
        self.options = options
        onDisplay = Self.box.onDisplay
        if options.boolean("refuse") {
            guard options.boolean("fail") else { throw RendererError("it refuses") }
            host.fail("it fails to begin")
        }
        Self.box.renderer = self
    }

    var feedView: (any FeedView)? { self }
    var loadingView: (any FeedLoadingView)? { self }
    var errorView: (any FeedErrorView)? { self }
    var imageView: (any FeedImageView<Picture>)? { self }

    func display(_ viewModel: FeedViewModel) {
        feeds.append(viewModel)
        items = Array(viewModel.items)
        details = viewModel.items.indices.map { viewModel.items.detail(at: $0) }
        sources = Array(viewModel.sources)
        pictures = viewModel.items.indices.map {
            viewModel.items.detail(at: $0, parts: .files).image
        }
        onDisplay(self, viewModel)
    }

    func display(_ viewModel: FeedLoadingViewModel) { loadings.append(viewModel) }
    func display(_ viewModel: FeedErrorViewModel) { errors.append(viewModel) }
    func display(_ viewModel: FeedImageViewModel<Picture>) { images.append(viewModel) }

    func makeImage(from bytes: [UInt8], mediaType: String) throws(RendererError) -> Picture {
        guard !bytes.isEmpty else { throw RendererError("there is no picture in nothing") }
        if bytes == [0] { host.fail("there is no picture in a zero") }
        return Picture(bytes: bytes, mediaType: mediaType)
    }

    func makeImage(from pixels: FeedImagePixels) throws(RendererError) -> Picture {
        Picture(bytes: [], mediaType: "", pixels: pixels)
    }

    func finish() throws(RendererError) {
        finishes += 1
        if options.boolean("fail") {
            throw RendererError("it fails to finish")
        }
    }
}
