import FeedModel
import FeedPluginKit
import FeedRendering
import FeedViews
import WindowWidgets

/// Shows feeds in a window and runs GLib's main loop.
final class WindowRenderer: InteractiveFeedRenderer, FeedView, FeedLoadingView, FeedErrorView,
    FeedImageView
{
    /// Converts a decoded picture to a GTK texture.
    typealias Image = Texture

    private let host: RendererHost
    private let colors: WindowColors
    /// Created by the first view model, because there may be no display before.
    private var reader: WindowReader?

    init(host: RendererHost, options: RendererOptions) {
        self.host = host
        colors =
            switch options.text("colors") {
            case "light": .light
            case "dark": .dark
            default: .auto
            }
    }

    deinit { reader?.close() }

    var feedView: (any FeedView)? { self }
    var loadingView: (any FeedLoadingView)? { self }
    var errorView: (any FeedErrorView)? { self }
    var imageView: (any FeedImageView<Texture>)? { self }

    func display(_ viewModel: FeedViewModel) { shownReader()?.show(viewModel) }
    func display(_ viewModel: FeedLoadingViewModel) { shownReader()?.show(viewModel) }
    func display(_ viewModel: FeedErrorViewModel) { shownReader()?.show(viewModel) }
    func display(_ viewModel: FeedImageViewModel<Texture>) { reader?.show(viewModel) }

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
        // Another plugin file may have replaced this one.
        host.keep(reader.position)
        reader.close()
        self.reader = nil
    }

    /// Returns the reader, creating it if necessary; `nil` without a display.
    private func shownReader() -> WindowReader? {
        guard reader == nil else { return reader }
        DesktopStyle.prepare(hasHighContrast: host.environment.hasHighContrast == true)
        guard ReaderFrame.openDisplay(colors) else { return nil }
        followDesktop()
        reader = WindowReader(host)
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
