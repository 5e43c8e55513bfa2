public import FeedViews

/// A renderer: provides the views that the host's presenters draw with.
///
/// All members have defaults except the initializer: to show a feed, implement ``feedView``.
/// Everything is called on one thread.
///
/// A feed view may store its ``FeedViewModel`` and read items later, until `display` returns for the
/// next feed, or the renderer ends. After that its items are empty.
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
    /// The renderer's own image type; `Never` if it shows no pictures.
    associatedtype Image = Never

    /// Creates a renderer.
    ///
    /// - Parameters:
    ///   - host: the host's services, which may be kept for the renderer's life. Don't write before
    ///     the first view model is displayed.
    ///   - options: validated against the note, with defaults filled in.
    /// - Throws: ``RendererError``, with a message for the user.
    init(host: RendererHost, options: RendererOptions) throws(RendererError)

    /// Shows the feed. Read once, like the other views.
    var feedView: (any FeedView)? { get }
    /// Shows loading progress.
    var loadingView: (any FeedLoadingView)? { get }
    /// Shows why a feed could not be loaded.
    var errorView: (any FeedErrorView)? { get }
    /// Shows pictures.
    var imageView: (any FeedImageView<Image>)? { get }

    /// Shows the lists that items can be read in, if the host keeps the state of reading
    /// (``RendererHost/reader``). Read once, like the next three; they may be one object.
    var sourceListView: (any SourceListView)? { get }
    /// Shows the items of the chosen list.
    var itemListView: (any ItemListView)? { get }
    /// Shows the selected item.
    var articleView: (any ArticleView)? { get }
    /// Shows the outcome of actions.
    var noticeView: (any NoticeView)? { get }

    /// Makes an image from an encoded picture.
    ///
    /// - Parameters:
    ///   - bytes: the file's bytes; untrusted.
    ///   - mediaType: the type detected in the bytes, such as `image/png`.
    /// - Throws: ``RendererError`` if the bytes can't be decoded.
    func makeImage(from bytes: [UInt8], mediaType: String) throws(RendererError) -> Image

    /// Makes an image from pixels that the host has decoded, for pictures requested as pixels.
    ///
    /// - Throws: ``RendererError`` if it can't be shown.
    func makeImage(from pixels: FeedImagePixels) throws(RendererError) -> Image

    /// Writes buffered output after everything has been displayed.
    func finish() throws(RendererError)
}

extension FeedRenderer {
    public var feedView: (any FeedView)? { nil }
    public var loadingView: (any FeedLoadingView)? { nil }
    public var errorView: (any FeedErrorView)? { nil }
    public var imageView: (any FeedImageView<Image>)? { nil }
    public var sourceListView: (any SourceListView)? { nil }
    public var itemListView: (any ItemListView)? { nil }
    public var articleView: (any ArticleView)? { nil }
    public var noticeView: (any NoticeView)? { nil }

    public func makeImage(from bytes: [UInt8], mediaType: String) throws(RendererError) -> Image {
        throw RendererError("this renderer shows no encoded pictures")
    }

    public func makeImage(from pixels: FeedImagePixels) throws(RendererError) -> Image {
        throw RendererError("this renderer shows no pixels")
    }

    public func finish() throws(RendererError) {}
}
