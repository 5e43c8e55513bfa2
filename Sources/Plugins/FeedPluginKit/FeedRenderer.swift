public import FeedModel
public import FeedViews

/// A renderer: made once for a run, it hands out the views that the host's presenters draw with.
///
/// Whatever is not given has a default: a renderer that only shows a feed gives ``feedView``.
/// All of it is called on one thread.
///
/// The ``FeedViewModel`` that a feed view is shown may be kept, and its items be read later: it holds
/// until `display` has returned for the next feed, or the renderer ends. What is kept longer has no
/// items any more: each is then empty, and has no texts.
///
///     final class TitlesRenderer: FeedRenderer, FeedView {
///         private let host: RendererHost
///         var feedView: (any FeedView)? { self }
///
///         init(host: RendererHost, options: RendererOptions) { self.host = host }
///
///         func display(_ viewModel: FeedViewModel) {
///             for item in viewModel.items { host.output.write(item.title + "\n") }
///         }
///     }
public protocol FeedRenderer: AnyObject {
    /// The renderer's own image type; `Never` where it shows no pictures.
    associatedtype Image = Never

    /// Makes a renderer.
    ///
    /// - Parameters:
    ///   - host: where to write and whom to tell; it may be kept for the renderer's life. Nothing
    ///     is written before the first view model is displayed.
    ///   - options: what the person asked for; checked against the note, defaults filled in.
    /// - Throws: ``RendererError``, with words for the person, where it can't work.
    init(host: RendererHost, options: RendererOptions) throws(RendererError)

    /// Shows the feed. Asked for once, as the other views are.
    var feedView: (any FeedView)? { get }
    /// Shows that a feed is being loaded.
    var loadingView: (any FeedLoadingView)? { get }
    /// Shows why a feed could not be loaded.
    var errorView: (any FeedErrorView)? { get }
    /// Shows pictures.
    var imageView: (any FeedImageView<Image>)? { get }

    /// Makes an image of an encoded picture.
    ///
    /// - Parameters:
    ///   - bytes: the file's bytes, which may be anything.
    ///   - mediaType: what the bytes themselves show, such as `image/png`.
    /// - Throws: ``RendererError`` where the bytes are no picture that can be shown.
    func makeImage(from bytes: [UInt8], mediaType: String) throws(RendererError) -> Image

    /// Makes an image of a picture that was asked for as pixels, which the host has decoded.
    ///
    /// - Throws: ``RendererError`` where it can't be shown.
    func makeImage(from pixels: FeedImagePixels) throws(RendererError) -> Image

    /// Everything has been displayed: writes what is still held back.
    func finish() throws(RendererError)
}

extension FeedRenderer {
    public var feedView: (any FeedView)? { nil }
    public var loadingView: (any FeedLoadingView)? { nil }
    public var errorView: (any FeedErrorView)? { nil }
    public var imageView: (any FeedImageView<Image>)? { nil }

    public func makeImage(from bytes: [UInt8], mediaType: String) throws(RendererError) -> Image {
        throw RendererError("this renderer shows no encoded pictures")
    }

    public func makeImage(from pixels: FeedImagePixels) throws(RendererError) -> Image {
        throw RendererError("this renderer shows no pixels")
    }

    public func finish() throws(RendererError) {}
}
