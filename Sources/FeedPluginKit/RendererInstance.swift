import FeedPluginAPI
import FeedPresentation
import FeedRendering

/// A Swift renderer behind the C tables: one for each call of the factory's `create`.
///
/// The tables keep it alive; `destroy` ends it.
@safe final class RendererInstance {
    let host: RendererHost
    let feedView: (any FeedView)?
    let loadingView: (any FeedLoadingView)?
    let errorView: (any FeedErrorView)?
    var showsImages: Bool { unsafe displayImage != nil }
    var isInteractive: Bool { run != nil }
    private let run: (() throws(RendererError) -> Void)?
    /// Held until destroy: views may be held by the renderer weakly or not at all.
    private let renderer: AnyObject
    private let displayImage: ((UnsafePointer<feed_image_view_model>) -> Void)?
    private let makeImage: ([UInt8], String) throws(RendererError) -> UnsafeMutableRawPointer
    private let finishRenderer: () throws(RendererError) -> Void

    private init(
        _ renderer: AnyObject, host: RendererHost,
        feedView: (any FeedView)?, loadingView: (any FeedLoadingView)?,
        errorView: (any FeedErrorView)?,
        displayImage: ((UnsafePointer<feed_image_view_model>) -> Void)?,
        makeImage: @escaping ([UInt8], String) throws(RendererError) -> UnsafeMutableRawPointer,
        run: (() throws(RendererError) -> Void)?,
        finish: @escaping () throws(RendererError) -> Void
    ) {
        self.renderer = renderer
        self.host = host
        self.feedView = feedView
        self.loadingView = loadingView
        self.errorView = errorView
        unsafe self.displayImage = displayImage
        unsafe self.makeImage = makeImage
        self.run = run
        finishRenderer = finish
    }

    /// Puts a renderer behind the tables. Not an initializer, since Embedded Swift, which shipped
    /// plugins are built with, has no generic ones in classes.
    static func make<Renderer: FeedRenderer>(
        _ renderer: Renderer, host: RendererHost, run: (() throws(RendererError) -> Void)?
    ) -> RendererInstance {
        let imageView = renderer.imageView
        return unsafe RendererInstance(
            renderer, host: host, feedView: renderer.feedView, loadingView: renderer.loadingView,
            errorView: renderer.errorView,
            displayImage: imageView.map { view in
                { model in view.display(unsafe FeedImageViewModel(model.pointee)) }
            },
            makeImage: { bytes, mediaType throws(RendererError) in
                let image = try renderer.makeImage(from: bytes, mediaType: mediaType)
                return unsafe Unmanaged.passRetained(ImageBox(image)).toOpaque()
            },
            run: run,
            finish: { () throws(RendererError) in try renderer.finish() })
    }

    // MARK: Calls from the host

    func display(_ model: UnsafePointer<feed_view_model>) -> feed_status {
        guard let feedView else { return feed_status(FEED_STATUS_NOT_SUPPORTED) }
        return perform {
            let feed = unsafe BorrowedFeed(model)
            defer { feed.invalidate() }
            feedView.display(unsafe FeedViewModel(lent: model, items: feed))
        }
    }

    func display(_ model: UnsafePointer<feed_loading_view_model>) -> feed_status {
        guard let loadingView else { return feed_status(FEED_STATUS_NOT_SUPPORTED) }
        return perform { loadingView.display(unsafe FeedLoadingViewModel(model.pointee)) }
    }

    func display(_ model: UnsafePointer<feed_error_view_model>) -> feed_status {
        guard let errorView else { return feed_status(FEED_STATUS_NOT_SUPPORTED) }
        return perform { errorView.display(unsafe FeedErrorViewModel(model.pointee)) }
    }

    func display(_ model: UnsafePointer<feed_image_view_model>) -> feed_status {
        guard let displayImage = unsafe displayImage else {
            return feed_status(FEED_STATUS_NOT_SUPPORTED)
        }
        return perform { unsafe displayImage(model) }
    }

    func makeImage(
        _ bytes: UnsafeRawBufferPointer, _ mediaType: feed_string,
        _ image: UnsafeMutablePointer<UnsafeMutableRawPointer?>
    ) -> feed_status {
        do throws(RendererError) {
            unsafe image.pointee = try unsafe makeImage(
                [UInt8](bytes), String(feedString: mediaType))
            return feed_status(FEED_STATUS_OK)
        } catch {
            host.log(.debug, error.message)
            return feed_status(FEED_STATUS_INVALID_IMAGE)
        }
    }

    func runLoop() -> feed_status {
        guard let run else { return feed_status(FEED_STATUS_NOT_SUPPORTED) }
        let status = perform(run)
        return status == FEED_STATUS_OK ? host.table.dispatchStatus : status
    }

    func finish(_ error: UnsafeMutablePointer<feed_error>?) -> feed_status {
        var words: String?
        let status = perform(finishRenderer, onFailure: { words = $0 })
        if let words {
            unsafe error?.pointee.write(words)
        }
        return status
    }

    /// Ends the renderer's part; the caller then lets go of it.
    func close() {
        host.table.invalidate()
    }

    // MARK: What every call does

    /// Runs a call of the renderer, hands on what it wrote, and says what became of it.
    private func perform(
        _ body: () throws(RendererError) -> Void, onFailure tell: ((String) -> Void)? = nil
    ) -> feed_status {
        var words: String?
        do throws(RendererError) {
            try body()
        } catch {
            words = error.message
        }
        words = host.takeFailure() ?? words
        host.output.flush()
        host.status.flush()
        if host.table.writeStatus != FEED_STATUS_OK {
            return host.table.writeStatus
        }
        guard let words else { return feed_status(FEED_STATUS_OK) }
        if let tell {
            tell(words)
        } else {
            host.log(.error, words)
        }
        return feed_status(FEED_STATUS_FAILED)
    }

}

/// An image of a renderer, as the opaque pointer that crosses the boundary.
final class ImageBox<Image> {
    let image: Image

    init(_ image: Image) {
        self.image = image
    }
}
