import FeedModel
import FeedPluginAPI
import FeedViews

/// What is called of a Swift renderer: its views, and its functions as closures that know its images.
@safe struct RendererCalls {
    /// Held until destroy: views may be held by the renderer weakly or not at all.
    let renderer: AnyObject
    let feedView: (any FeedView)?
    let loadingView: (any FeedLoadingView)?
    let errorView: (any FeedErrorView)?
    let displayImage: ((UnsafePointer<feed_image_view_model>) -> Void)?
    let makeImage: ([UInt8], String) throws(RendererError) -> UnsafeMutableRawPointer
    let makeImageFromPixels: (FeedImagePixels) throws(RendererError) -> UnsafeMutableRawPointer
    let run: (() throws(RendererError) -> Void)?
    let environmentChanged: () throws(RendererError) -> Void
    let finish: () throws(RendererError) -> Void
}
