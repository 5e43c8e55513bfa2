import FeedModel
import FeedPluginAPI
import FeedRendering
import FeedViews

/// A Swift renderer behind the C tables: one for each call of the factory's `create`.
///
/// The tables keep it alive; `destroy` ends it.
///
/// Its values are the renderer, its views and the lists of C that point at them, which live and end
/// together.
@safe final class RendererInstance {
    let host: RendererHost
    let feedView: (any FeedView)?
    let loadingView: (any FeedLoadingView)?
    let errorView: (any FeedErrorView)?
    var showsImages: Bool { unsafe displayImage != nil }
    var isInteractive: Bool { run != nil }
    private let run: (() throws(RendererError) -> Void)?
    private let placeDidChange: () -> Void
    /// Held until destroy: views may be held by the renderer weakly or not at all.
    private let renderer: AnyObject
    private let displayImage: ((UnsafePointer<feed_image_view_model>) -> Void)?
    private let makeImage: ([UInt8], String) throws(RendererError) -> UnsafeMutableRawPointer
    private let makeImageFromPixels:
        (FeedImagePixels) throws(RendererError) -> UnsafeMutableRawPointer
    private let finishRenderer: () throws(RendererError) -> Void
    /// The feed displayed last, which the host still lends.
    private var feed: LentItems?

    private init(
        _ renderer: AnyObject, host: RendererHost,
        feedView: (any FeedView)?, loadingView: (any FeedLoadingView)?,
        errorView: (any FeedErrorView)?,
        displayImage: ((UnsafePointer<feed_image_view_model>) -> Void)?,
        makeImage: @escaping ([UInt8], String) throws(RendererError) -> UnsafeMutableRawPointer,
        makeImageFromPixels:
            @escaping (FeedImagePixels) throws(RendererError) -> UnsafeMutableRawPointer,
        run: (() throws(RendererError) -> Void)?,
        placeDidChange: @escaping () -> Void,
        finish: @escaping () throws(RendererError) -> Void
    ) {
        self.renderer = renderer
        self.host = host
        self.feedView = feedView
        self.loadingView = loadingView
        self.errorView = errorView
        unsafe self.displayImage = displayImage
        unsafe self.makeImage = makeImage
        unsafe self.makeImageFromPixels = makeImageFromPixels
        self.run = run
        self.placeDidChange = placeDidChange
        finishRenderer = finish
    }

    /// Puts a renderer behind the tables. Not an initializer, since Embedded Swift, which shipped
    /// plugins are built with, has no generic ones in classes.
    static func make<Renderer: FeedRenderer>(
        _ renderer: Renderer, host: RendererHost, run: (() throws(RendererError) -> Void)?,
        placeDidChange: @escaping () -> Void = {}
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
            makeImageFromPixels: { pixels throws(RendererError) in
                let image = try renderer.makeImage(from: pixels)
                return unsafe Unmanaged.passRetained(ImageBox(image)).toOpaque()
            },
            run: run,
            placeDidChange: placeDidChange,
            finish: { () throws(RendererError) in try renderer.finish() })
    }

    // MARK: Calls from the host

    /// Shows a feed, which the host lends until the next one has been shown.
    func display(
        _ model: UnsafePointer<feed_view_model>, _ failure: UnsafeMutablePointer<feed_error>?
    ) -> feed_status {
        guard let feedView else { return feed_status(FEED_STATUS_NOT_SUPPORTED) }
        let last = feed
        let next = unsafe LentItems(model)
        feed = next
        defer { last?.invalidate() }
        return unsafe perform(failure) {
            feedView.display(unsafe FeedViewModel(model.pointee, items: next))
        }
    }

    func display(
        _ model: UnsafePointer<feed_loading_view_model>,
        _ failure: UnsafeMutablePointer<feed_error>?
    ) -> feed_status {
        guard let loadingView else { return feed_status(FEED_STATUS_NOT_SUPPORTED) }
        return unsafe perform(failure) {
            loadingView.display(unsafe FeedLoadingViewModel(model.pointee))
        }
    }

    func display(
        _ model: UnsafePointer<feed_error_view_model>,
        _ failure: UnsafeMutablePointer<feed_error>?
    ) -> feed_status {
        guard let errorView else { return feed_status(FEED_STATUS_NOT_SUPPORTED) }
        return unsafe perform(failure) {
            errorView.display(unsafe FeedErrorViewModel(model.pointee))
        }
    }

    func display(
        _ model: UnsafePointer<feed_image_view_model>,
        _ failure: UnsafeMutablePointer<feed_error>?
    ) -> feed_status {
        guard let displayImage = unsafe displayImage else {
            return feed_status(FEED_STATUS_NOT_SUPPORTED)
        }
        return unsafe perform(failure) { unsafe displayImage(model) }
    }

    func makeImage(
        _ bytes: UnsafeRawBufferPointer, _ mediaType: feed_string,
        _ image: UnsafeMutablePointer<UnsafeMutableRawPointer?>,
        _ failure: UnsafeMutablePointer<feed_error>?
    ) -> feed_status {
        do throws(RendererError) {
            unsafe image.pointee = try unsafe makeImage(
                [UInt8](bytes), String(feedString: mediaType))
            return feed_status(FEED_STATUS_OK)
        } catch let problem {
            unsafe failure?.pointee.write(problem.message)
            return feed_status(FEED_STATUS_INVALID_IMAGE)
        }
    }

    func makeImage(
        _ pixels: UnsafePointer<feed_pixels>,
        _ image: UnsafeMutablePointer<UnsafeMutableRawPointer?>,
        _ failure: UnsafeMutablePointer<feed_error>?
    ) -> feed_status {
        do throws(RendererError) {
            unsafe image.pointee = try unsafe makeImageFromPixels(
                FeedImagePixels(pixels.pointee))
            return feed_status(FEED_STATUS_OK)
        } catch let problem {
            unsafe failure?.pointee.write(problem.message)
            return feed_status(FEED_STATUS_INVALID_IMAGE)
        }
    }

    func runLoop(_ failure: UnsafeMutablePointer<feed_error>?) -> feed_status {
        guard let run else { return feed_status(FEED_STATUS_NOT_SUPPORTED) }
        let status = unsafe perform(failure, run)
        return status == FEED_STATUS_OK ? host.table.dispatchStatus : status
    }

    func placeChanged() {
        placeDidChange()
        host.output.flush()
        host.status.flush()
    }

    func finish(_ failure: UnsafeMutablePointer<feed_error>?) -> feed_status {
        unsafe perform(failure, finishRenderer)
    }

    /// Ends the renderer's part; the caller then lets go of it.
    func close() {
        feed?.invalidate()
        host.table.invalidate()
    }

    // MARK: What every call does

    /// Runs a call of the renderer, hands on what it wrote, and says what became of it.
    private func perform(
        _ failure: UnsafeMutablePointer<feed_error>?, _ body: () throws(RendererError) -> Void
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
        unsafe failure?.pointee.write(words)
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
