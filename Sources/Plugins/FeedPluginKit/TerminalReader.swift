public import FeedViews

/// A reader in a terminal: what the host displays goes to its ``view``, and it draws from there.
///
///     final class Renderer: TerminalReader {
///         let view: TerminalView
///
///         init(host: RendererHost, options: RendererOptions) { view = TerminalView(host: host) }
///
///         func run() throws(RendererError) {
///             // Draws while view.isStale, waits, and hands each key to view.press(_:).
///         }
///     }
public protocol TerminalReader: InteractiveFeedRenderer {
    /// What the host has displayed, and what keys have done to the screen.
    var view: TerminalView { get }
}

extension TerminalReader {
    public var feedView: (any FeedView)? { view }
    public var loadingView: (any FeedLoadingView)? { view }
    public var errorView: (any FeedErrorView)? { view }
    public var sourceListView: (any SourceListView)? { view }
    public var itemListView: (any ItemListView)? { view }
    public var articleView: (any ArticleView)? { view }
    public var noticeView: (any NoticeView)? { view }

    /// Has everything drawn again.
    public func environmentChanged() throws(RendererError) { view.isStale = true }
}
