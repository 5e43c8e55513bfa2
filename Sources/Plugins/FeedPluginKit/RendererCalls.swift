import FeedPluginAPI
import FeedViews

/// The functions of a Swift renderer as closures that capture its image type.
@safe struct RendererCalls {
    /// A strong reference until destroy, since views may hold it weakly or not at all.
    let renderer: AnyObject
    let feedView: (any FeedView)?
    let loadingView: (any FeedLoadingView)?
    let errorView: (any FeedErrorView)?
    let sourceListView: (any SourceListView)?
    let itemListView: (any ItemListView)?
    let articleView: (any ArticleView)?
    let noticeView: (any NoticeView)?
    let displayImage: ((UnsafePointer<feed_image_view_model>) -> Void)?
    let makeImage: (FeedImageData) throws(RendererError) -> UnsafeMutableRawPointer
    let run: (() throws(RendererError) -> Void)?
    let environmentChanged: () throws(RendererError) -> Void
    let finish: () throws(RendererError) -> Void

    /// True if the renderer has views of a reader.
    var showsReader: Bool {
        sourceListView != nil || itemListView != nil || articleView != nil || noticeView != nil
    }
}
