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
    /// The feed of the last article, and the one before ``feed`` until the next article is displayed.
    private var articleFeeds: [LentItems] = []
    /// The rows of the last list of items.
    private var rows: LentRows?

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
            errorView: renderer.errorView, sourceListView: renderer.sourceListView,
            itemListView: renderer.itemListView, articleView: renderer.articleView,
            noticeView: renderer.noticeView,
            displayImage: imageView.map { view in
                { model in view.display(unsafe FeedImageViewModel(model)) }
            },
            makeImage: { data throws(RendererError) in
                let image: Renderer.Image
                switch data {
                case .file(let file):
                    image = try renderer.makeImage(from: file.bytes, mediaType: file.mediaType)
                case .pixels(let pixels): image = try renderer.makeImage(from: pixels)
                case .handle: throw RendererError("a plugin takes no handle")
                }
                if let words = host.takeFailure() { throw RendererError(words) }
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
        defer {
            if let last {
                if keepsFeeds { keep(last) } else { last.invalidate() }
            }
        }
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

    // MARK: Reading

    /// True if the host lends a feed until the next article has been displayed.
    private var keepsFeeds: Bool { calls.showsReader && host.reader != nil }

    /// Keeps a feed until the next article has been displayed, beside at most one other.
    private func keep(_ feed: LentItems) {
        for other in articleFeeds.dropLast() { other.invalidate() }
        articleFeeds = articleFeeds.suffix(1) + [feed]
    }

    func display(
        _ model: UnsafePointer<feed_source_list>, _ failure: UnsafeMutablePointer<feed_error>?
    ) -> feed_status {
        unsafe perform(failure) {
            calls.sourceListView?.display(
                unsafe SourceListViewModel(model, revision: feed?.revision ?? 0))
        }
    }

    func display(
        _ model: UnsafePointer<feed_item_list>, _ failure: UnsafeMutablePointer<feed_error>?
    ) -> feed_status {
        guard let feed else { return feed_status(FEED_STATUS_OK) }
        let last = rows
        let next = unsafe LentRows(model)
        rows = next
        defer { last?.invalidate() }
        return unsafe perform(failure) {
            calls.itemListView?.display(unsafe ItemListViewModel(model, items: feed, rows: next))
        }
    }

    func display(
        _ model: UnsafePointer<feed_open_article>, _ failure: UnsafeMutablePointer<feed_error>?
    ) -> feed_status {
        let lent = (articleFeeds + (feed.map { [$0] } ?? [])).last {
            unsafe $0.isLent(by: model.pointee.feed)
        }
        guard let lent else { return feed_status(FEED_STATUS_OK) }
        defer {
            for other in articleFeeds where other !== lent { other.invalidate() }
            articleFeeds = lent === feed ? [] : [lent]
        }
        return unsafe perform(failure) {
            calls.articleView?.display(unsafe OpenArticleViewModel(model, items: lent))
        }
    }

    func display(
        _ model: UnsafePointer<feed_notice>, _ failure: UnsafeMutablePointer<feed_error>?
    ) -> feed_status {
        unsafe perform(failure) { calls.noticeView?.display(unsafe NoticeViewModel(model)) }
    }

    func makeImage(
        _ data: FeedImageData,
        _ image: UnsafeMutablePointer<UnsafeMutableRawPointer?>,
        _ failure: UnsafeMutablePointer<feed_error>?
    ) -> feed_status {
        do throws(RendererError) {
            unsafe image.pointee = try unsafe calls.makeImage(data)
            return feed_status(FEED_STATUS_OK)
        } catch let problem {
            unsafe failure?.pointee.write(host.takeFailure() ?? problem.message)
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
        for feed in articleFeeds { feed.invalidate() }
        rows?.invalidate()
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
