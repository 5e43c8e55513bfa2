import FeedPluginKit
import WindowWidgets

/// Shows feeds in a window and runs GLib's main loop.
final class WindowRenderer: InteractiveFeedRenderer, FeedView, FeedLoadingView, FeedErrorView,
    FeedImageView, SourceListView, ItemListView, ArticleView, NoticeView
{
    /// Converts a decoded picture to a GTK texture.
    typealias Image = Texture

    private let host: RendererHost
    private let colors: WindowColors
    private let keys: ReaderKeys
    /// Created by the first view model, because there may be no display before.
    private var reader: WindowReader?

    init(host: RendererHost, options: RendererOptions) throws(RendererError) {
        self.host = host
        do throws(ReaderKeys.Problem) {
            keys = try ReaderKeys(options.text("keys"))
        } catch {
            throw RendererError(error)
        }
        colors = WindowColors(rawValue: options.text("colors")) ?? .auto
    }

    deinit { reader?.close() }

    var feedView: (any FeedView)? { self }
    var loadingView: (any FeedLoadingView)? { self }
    var errorView: (any FeedErrorView)? { self }
    var imageView: (any FeedImageView<Texture>)? { self }
    var sourceListView: (any SourceListView)? { self }
    var itemListView: (any ItemListView)? { self }
    var articleView: (any ArticleView)? { self }
    var noticeView: (any NoticeView)? { self }

    func display(_ viewModel: FeedViewModel) { shownReader()?.show(viewModel) }
    func display(_ viewModel: FeedLoadingViewModel) { shownReader()?.show(viewModel) }
    func display(_ viewModel: FeedErrorViewModel) { shownReader()?.show(viewModel) }
    func display(_ viewModel: FeedImageViewModel<Texture>) { reader?.show(viewModel) }
    func display(_ viewModel: SourceListViewModel) { reader?.display(viewModel) }
    func display(_ viewModel: ItemListViewModel) { reader?.display(viewModel) }
    func display(_ viewModel: OpenArticleViewModel) { reader?.display(viewModel) }
    func display(_ viewModel: NoticeViewModel) { reader?.display(viewModel) }

    func makeImage(from pixels: FeedImagePixels) throws(RendererError) -> Texture {
        guard let texture = Texture(pixels) else {
            throw RendererError("the picture has no pixels")
        }
        return texture
    }

    func run() throws(RendererError) {
        guard let reader = shownReader(), let descriptor = host.eventDescriptor else {
            throw RendererError(
                "there is no display to open a window on; '-r terminal' and '-r text' need none")
        }
        reader.run(watching: descriptor)
        reader.close()
        self.reader = nil
    }

    /// Returns the reader, creating it if necessary; `nil` without a display.
    private func shownReader() -> WindowReader? {
        guard reader == nil, let delegate = host.reader else { return reader }
        DesktopStyle.prepare(hasHighContrast: host.environment.hasHighContrast == true)
        guard ReaderFrame.openDisplay(colors) else { return nil }
        followDesktop()
        reader = WindowReader(host, delegate, keys: keys)
        return reader
    }

    func environmentChanged() throws(RendererError) { followDesktop() }

    private func followDesktop() {
        let environment = host.environment
        DesktopStyle.follow(
            isDark: environment.colorScheme == .dark, textScale: environment.textScale,
            colors: colors)
    }
}
