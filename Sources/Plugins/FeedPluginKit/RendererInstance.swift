import FeedModel
import FeedPluginAPI
import FeedRendering
import FeedViews

/// A Swift renderer behind the C tables, one per call of the factory's `create`.
///
/// Owned by the tables until `destroy`.
@safe final class RendererInstance {
    let host: RendererHost
    let calls: RendererCalls
    /// The last feed, still lent by the host.
    private var feed: LentItems?

    private init(_ calls: RendererCalls, host: RendererHost) {
        self.calls = calls
        self.host = host
    }

    /// Creates the tables of a renderer. Not an initializer, since Embedded Swift, which builds the
    /// shipped plugins, has no generic ones in classes.
    static func make<Renderer: FeedRenderer>(
        _ renderer: Renderer, host: RendererHost, run: (() throws(RendererError) -> Void)?,
        environmentChanged: @escaping () throws(RendererError) -> Void = {}
    ) -> RendererInstance {
        let imageView = renderer.imageView
        let calls = unsafe RendererCalls(
            renderer: renderer, feedView: renderer.feedView, loadingView: renderer.loadingView,
            errorView: renderer.errorView,
            displayImage: imageView.map { view in
                { model in view.display(unsafe FeedImageViewModel(model)) }
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
            environmentChanged: environmentChanged,
            finish: { () throws(RendererError) in try renderer.finish() })
        return RendererInstance(calls, host: host)
    }

    // MARK: Calls from the host

    /// Displays a feed, which is lent until the next one has been displayed.
    func display(
        _ model: UnsafePointer<feed_view_model>, _ failure: UnsafeMutablePointer<feed_error>?
    ) -> feed_status {
        guard let feedView = calls.feedView else { return feed_status(FEED_STATUS_FAILED) }
        let last = feed
        let next = unsafe LentItems(model)
        feed = next
        defer { last?.invalidate() }
        return unsafe perform(failure) {
            feedView.display(unsafe FeedViewModel(model, items: next))
        }
    }

    func display(
        _ model: UnsafePointer<feed_loading_view_model>,
        _ failure: UnsafeMutablePointer<feed_error>?
    ) -> feed_status {
        guard let loadingView = calls.loadingView else {
            return feed_status(FEED_STATUS_FAILED)
        }
        return unsafe perform(failure) {
            loadingView.display(unsafe FeedLoadingViewModel(model))
        }
    }

    func display(
        _ model: UnsafePointer<feed_error_view_model>,
        _ failure: UnsafeMutablePointer<feed_error>?
    ) -> feed_status {
        guard let errorView = calls.errorView else { return feed_status(FEED_STATUS_FAILED) }
        return unsafe perform(failure) {
            errorView.display(unsafe FeedErrorViewModel(model))
        }
    }

    func display(
        _ model: UnsafePointer<feed_image_view_model>,
        _ failure: UnsafeMutablePointer<feed_error>?
    ) -> feed_status {
        guard let displayImage = unsafe calls.displayImage else {
            return feed_status(FEED_STATUS_FAILED)
        }
        return unsafe perform(failure) { unsafe displayImage(model) }
    }

    func makeImage(
        _ bytes: UnsafeRawBufferPointer, _ mediaType: feed_string,
        _ image: UnsafeMutablePointer<UnsafeMutableRawPointer?>,
        _ failure: UnsafeMutablePointer<feed_error>?
    ) -> feed_status {
        do throws(RendererError) {
            unsafe image.pointee = try unsafe calls.makeImage(
                [UInt8](bytes), String(feedString: mediaType))
            return feed_status(FEED_STATUS_OK)
        } catch let problem {
            unsafe failure?.pointee.write(problem.message)
            return feed_status(FEED_STATUS_FAILED)
        }
    }

    func makeImage(
        _ pixels: UnsafePointer<feed_pixels>,
        _ image: UnsafeMutablePointer<UnsafeMutableRawPointer?>,
        _ failure: UnsafeMutablePointer<feed_error>?
    ) -> feed_status {
        do throws(RendererError) {
            unsafe image.pointee = try unsafe calls.makeImageFromPixels(
                FeedImagePixels(pixels))
            return feed_status(FEED_STATUS_OK)
        } catch let problem {
            unsafe failure?.pointee.write(problem.message)
            return feed_status(FEED_STATUS_FAILED)
        }
    }

    func runLoop(_ failure: UnsafeMutablePointer<feed_error>?) -> feed_status {
        guard let run = calls.run else { return feed_status(FEED_STATUS_FAILED) }
        let status = unsafe perform(failure, run)
        return status == FEED_STATUS_OK ? host.table.dispatchStatus : status
    }

    func environmentChanged(_ failure: UnsafeMutablePointer<feed_error>?) -> feed_status {
        unsafe perform(failure, calls.environmentChanged)
    }

    func finish(_ failure: UnsafeMutablePointer<feed_error>?) -> feed_status {
        unsafe perform(failure, calls.finish)
    }

    /// Ends the renderer; the caller then releases it.
    func close() {
        feed?.invalidate()
        host.table.invalidate()
    }

    // MARK: Around every call

    /// Runs a call of the renderer, flushes its output, and returns the status.
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

/// A box that turns an image into an opaque pointer.
final class ImageBox<Image> {
    let image: Image

    init(_ image: Image) {
        self.image = image
    }
}
