import FeedComposition
import FeedModel
import FeedPresentation
import FeedTesting
import Testing

@Suite(.leakTracking) struct FeedUIComposerTests {
    private enum LoadingFailed: Error { case offline }

    private let picture = FeedImageData(bytes: [1], mediaType: "image/png")

    private struct SUT {
        let feed: ComposedFeed<ScreenSpy>
        let screen: ScreenSpy
        let loader: LoaderSpy
        let images: ImageLoaderSpy
    }

    private func makeSUT(
        picturesNamed: @escaping (String) -> [String] = {
            $0.split(separator: " ").map(String.init)
        }
    ) -> SUT {
        let loader = LoaderSpy()
        let images = ImageLoaderSpy()
        let composed = FeedUIComposer.compose(
            feedLoader: loader, imageDataLoader: images,
            imageTransformer: { data -> String? in
                switch data {
                case .file(let file): file.mediaType.isEmpty ? nil : file.mediaType
                case .pixels(let pixels): "\(pixels.width)x\(pixels.height)"
                case .handle(let number): "picture \(number)"
                }
            },
            picturesNamed: picturesNamed,
            makeViews: { FeedViewSet(ScreenSpy(delegate: $0)) })
        return SUT(feed: composed, screen: composed.views.image, loader: loader, images: images)
    }

    private func makeFeed(_ count: Int) -> Feed {
        Feed(
            format: .imageFeed,
            items: (0..<count).map { index in
                var details = FeedItemDetails()
                details.image = FeedImage(url: "https://example.org/\(index)")
                return FeedItem(id: "\(index)", title: "item \(index)", details: details)
            })
    }

    private func makeLoadingSUT() -> SUT {
        let sut = makeSUT()
        sut.screen.delegate.didRequestFeedRefresh()
        return sut
    }

    /// A composition that displays a feed of `count` items. Messages so far are discarded.
    private func makeLoadedSUT(_ count: Int = 3) -> SUT {
        let sut = makeLoadingSUT()
        sut.loader.complete(with: .success(makeFeed(count)))
        sut.screen.forget()
        return sut
    }

    /// A view that shows only text.
    private final class Lines: FeedView, FeedLoadingView, FeedErrorView {
        private(set) var lines: [String] = []

        func display(_ viewModel: FeedViewModel) { lines += viewModel.items.map(\.title) }
        func display(_ viewModel: FeedLoadingViewModel) {}
        func display(_ viewModel: FeedErrorViewModel) { lines += [viewModel.words] }
    }

    @Test func `Composes a single text view with only a loader`() {
        let loader = LoaderSpy()
        let view = Lines()
        let composed = FeedUIComposer.compose(feedLoader: loader) { _ in view }
        composed.delegate.didRequestFeedRefresh()
        loader.complete(with: .success(makeFeed(2)))
        composed.delegate.didRequestFeedRefresh()
        loader.complete(1, with: .failure(LoadingFailed.offline))
        #expect(view.lines == ["item 0", "item 1", "offline"])
    }

    @Test func `Reads links and pictures from HTML by default`() {
        let loader = LoaderSpy()
        let images = ImageLoaderSpy()
        let composed = FeedUIComposer.compose(
            feedLoader: loader, imageDataLoader: images, imageTransformer: { _ in "" },
            actions: FeedReadingActions(openLink: { _ in .done }),
            makeViews: { FeedViewSet(ScreenSpy(delegate: $0)) })
        let html =
            "<a href=\"https://a.example/\">a</a><img src=\"https://a.example/i.png\" alt=\"\">"
        composed.delegate.didRequestFeedRefresh()
        loader.complete(
            with: .success(
                Feed(
                    format: .rss20,
                    items: [FeedItem(id: "1", content: FeedContent(html: html, plainText: "a"))])))
        let delegate = composed.delegate
        #expect(delegate.didRequestOpening(of: "https://a.example/", from: 0, in: 1) == .done)
        #expect(delegate.didRequestOpening(of: "https://b.example/", from: 0, in: 1) == .refused)
        for url in ["https://a.example/i.png", "https://a.example/other.png"] {
            delegate.didRequestImage(for: FeedImageRequest(revision: 1, index: 0, url: url))
        }
        #expect(images.requested == ["https://a.example/i.png"])
    }

    @Test func `Announces, loads, ends and shows a refresh in order`() {
        let sut = makeLoadingSUT()
        #expect(sut.screen.messages == [.loading(true)])
        sut.loader.complete(with: .success(makeFeed(2)))
        #expect(
            sut.screen.messages == [
                .loading(true), .loading(false), .feed(["item 0", "item 1"]),
            ])
    }

    @Test func `Announces and ends a failed load, and allows another`() {
        let sut = makeLoadingSUT()
        sut.loader.complete(with: .failure(LoadingFailed.offline))
        sut.screen.delegate.didRequestFeedRefresh()
        #expect(
            sut.screen.messages == [
                .loading(true), .loading(false), .error("offline"), .error(nil),
                .loading(true),
            ])
        #expect(sut.loader.loadCount == 2)
    }

    @Test func `Ignores a refresh while another is running`() {
        let sut = makeLoadingSUT()
        sut.screen.delegate.didRequestFeedRefresh()
        #expect(sut.loader.loadCount == 1)
        #expect(sut.screen.messages == [.loading(true)])
    }

    @Test func `Shows progress while loading`() {
        let sut = makeLoadingSUT()
        sut.loader.report(
            FeedLoadingProgress(completedSources: 1, totalSources: 4, receivedBytes: 9))
        #expect(sut.screen.messages.last == .progress(1, of: 4))
    }

    @Test func `Ends loading on cancellation and ignores late results`() {
        let sut = makeLoadingSUT()
        sut.feed.connection.cancel()
        sut.loader.complete(with: .success(makeFeed(1)))
        #expect(sut.loader.cancelled == [0])
        #expect(sut.screen.messages == [.loading(true), .loading(false)])
    }

    /// Runs `work` once, when the screen is told that loading begins.
    private func doWhenAnnounced(_ sut: SUT, _ work: @escaping () -> Void) {
        sut.screen.onLoading = { [weak screen = sut.screen] in
            screen?.onLoading = {}
            work()
        }
    }

    @Test func `Loads nothing if cancelled while loading is announced`() {
        let sut = makeSUT()
        doWhenAnnounced(sut) { [weak feed = sut.feed.connection] in feed?.cancel() }
        sut.screen.delegate.didRequestFeedRefresh()
        #expect(sut.loader.loadCount == 0)
        #expect(sut.screen.messages == [.loading(true), .loading(false)])
        sut.screen.delegate.didRequestFeedRefresh()
        #expect(sut.loader.loadCount == 1)
    }

    @Test func `Loads once if restarted while loading is announced`() {
        let sut = makeSUT()
        doWhenAnnounced(sut) { [weak feed = sut.feed.connection] in
            feed?.cancel()
            feed?.delegate.didRequestFeedRefresh()
        }
        sut.screen.delegate.didRequestFeedRefresh()
        #expect(sut.loader.loadCount == 1)
        sut.loader.complete(with: .success(makeFeed(1)))
        #expect(
            sut.screen.messages == [
                .loading(true), .loading(false), .loading(true),
                .loading(false), .feed(["item 0"]),
            ])
    }

    @Test func `Ignores events of a cancelled or finished load during the next one`() {
        let sut = makeLoadingSUT()
        sut.feed.connection.cancel()
        sut.screen.delegate.didRequestFeedRefresh()
        sut.screen.forget()
        sut.loader.report(
            FeedLoadingProgress(completedSources: 1, totalSources: 2, receivedBytes: 3), for: 0)
        sut.loader.complete(0, with: .success(makeFeed(1)))
        #expect(sut.screen.messages.isEmpty)
        sut.loader.complete(1, with: .success(makeFeed(2)))
        #expect(sut.screen.messages == [.loading(false), .feed(["item 0", "item 1"])])
        sut.screen.delegate.didRequestFeedRefresh()
        sut.screen.forget()
        sut.loader.report(
            FeedLoadingProgress(completedSources: 1, totalSources: 2, receivedBytes: 3), for: 1)
        sut.loader.complete(1, with: .success(makeFeed(1)))
        #expect(sut.screen.messages.isEmpty)
    }

    @Test func `Stops loading and releases everything with the composed feed`() {
        let loader: LoaderSpy
        do {
            let sut = makeSUT()
            loader = sut.loader
            sut.screen.delegate.didRequestFeedRefresh()
        }
        #expect(loader.cancelled == [0])
        loader.complete(with: .success(makeFeed(1)))
    }

    @Test func `Shows a requested picture as loading, then loaded`() {
        let sut = makeLoadedSUT()
        sut.screen.ask(1)
        sut.images.complete(0, with: .success(picture))
        #expect(sut.images.requested == ["https://example.org/1"])
        #expect(sut.screen.messages == [.begun(1), .shown(1, "image/png")])
    }

    @Test func `Stops the loader of a cancelled request and shows nothing more`() {
        let sut = makeLoadedSUT()
        sut.screen.ask(0)
        sut.screen.cancel(0)
        sut.images.complete(0, with: .success(picture))
        #expect(sut.images.cancelled == ["https://example.org/0"])
        #expect(sut.screen.messages == [.begun(0)])
    }

    @Test func `Joins a request with a running preload`() {
        let sut = makeLoadedSUT()
        sut.screen.preload(2)
        sut.screen.ask(2)
        sut.images.complete(0, with: .success(picture))
        #expect(sut.images.requested.count == 1)
        #expect(sut.screen.messages == [.begun(2), .shown(2, "image/png")])
    }

    @Test(arguments: [-1, 3, Int.max, Int.min])
    func `Ignores requests for items outside of the feed`(index: Int) {
        let sut = makeLoadedSUT()
        sut.screen.ask(index)
        sut.screen.ask(index, at: "https://example.org/1")
        sut.screen.cancel(index)
        sut.screen.preload(index)
        #expect(sut.images.requested.isEmpty)
        #expect(sut.screen.messages.isEmpty)
    }

    @Test func `Loads nothing when composed, and ignores requests before a feed is shown`() {
        let sut = makeSUT()
        sut.screen.ask(0)
        #expect(sut.loader.loadCount == 0)
        #expect(sut.images.requested.isEmpty && sut.screen.messages.isEmpty)
    }

    @Test func `Ends picture requests of the previous feed`() {
        let sut = makeLoadedSUT()
        sut.screen.ask(0)
        sut.screen.delegate.didRequestFeedRefresh()
        sut.loader.complete(1, with: .success(makeFeed(1)))
        sut.screen.forget()
        sut.images.complete(0, with: .success(picture))
        #expect(sut.images.cancelled == ["https://example.org/0"])
        #expect(sut.screen.messages.isEmpty)
    }

    @Test func `Allows requests while the feed is being displayed`() {
        let sut = makeSUT()
        sut.screen.onFeed = { [weak screen = sut.screen] in
            screen?.ask(0)
        }
        sut.screen.delegate.didRequestFeedRefresh()
        sut.loader.complete(with: .success(makeFeed(1)))
        #expect(sut.images.requested == ["https://example.org/0"])
    }

    // MARK: Pictures in content and of the feed

    /// A composition that displays a feed with an icon, and with pictures in its items' content.
    private func makePicturedSUT(_ contents: String...) -> SUT {
        let sut = makeLoadingSUT()
        var feed = Feed(
            format: .rss20, title: "F",
            items: contents.enumerated().map { index, content in
                FeedItem(
                    id: "\(index)", title: "item \(index)",
                    content: FeedContent(html: content, plainText: content))
            })
        feed.icon = "icon"
        sut.loader.complete(with: .success(feed))
        sut.screen.forget()
        return sut
    }

    @Test func `Loads pictures in content and of the feed, and shows each with its address`() {
        let sut = makePicturedSUT("a b", "b c")
        for (load, (index, url)) in ([(1, "c"), (nil, "icon")] as [(Int?, String)]).enumerated() {
            sut.screen.ask(index, at: url)
            sut.images.complete(load, with: .success(picture))
            #expect(sut.screen.messages.suffix(2) == [.begun(index), .shown(index, "image/png")])
        }
        #expect(sut.images.requested == ["c", "icon"])
        #expect(sut.screen.addresses == ["c", "icon"])
    }

    @Test(arguments: [("d", 0), ("b", 0), ("icon", 0), ("a", nil), ("", nil)])
    func `Does not load pictures that the content lacks`(url: String, index: Int?) {
        let sut = makePicturedSUT("a", "b")
        sut.screen.ask(index, at: url)
        #expect(sut.images.requested.isEmpty)
        #expect(sut.screen.messages == [.shown(index, nil)])
        #expect(sut.screen.requests == [sut.screen.request(index, at: url)])
        #expect(sut.screen.addresses == [nil])
    }

    @Test func `Shows a picture shared by two items to each, with separate retries`() {
        let sut = makePicturedSUT("a", "a")
        sut.screen.ask(0, at: "a")
        sut.screen.ask(0, at: "a")
        sut.screen.ask(1, at: "a")
        #expect(sut.images.requested == ["a", "a"])
        sut.images.complete(0, with: .failure(LoadingFailed.offline))
        sut.screen.ask(0, at: "a")
        #expect(sut.images.requested == ["a", "a", "a"])
        sut.screen.forget()
        sut.images.complete(1, with: .success(picture))
        sut.images.complete(2, with: .success(picture))
        #expect(sut.screen.messages == [.shown(1, "image/png"), .shown(0, "image/png")])
    }

    @Test func `Limits the content pictures of a displayed feed`() {
        let names = (0..<2_100).map { "p\($0)" }
        let sut = makePicturedSUT(names.joined(separator: " "))
        for name in names { sut.screen.ask(0, at: name) }
        #expect(sut.images.requested == Array(names.prefix(2_000)))
        #expect(sut.screen.addresses == names.dropFirst(2_000).map { _ in nil })
        // Pictures within the limit may be requested again.
        sut.screen.cancel(0, at: "p5")
        sut.screen.ask(0, at: "p5")
        #expect(sut.images.requested.last == "p5")
    }

    // MARK: Requests

    @Test func `Answers with the original request`() {
        let sut = makePicturedSUT("a b")
        let pixels = FeedImageForm.pixels(maximumWidth: 30, maximumHeight: 20)
        sut.screen.ask(0, at: "a", as: pixels)
        sut.images.complete(
            0, with: .success(.pixels(FeedImagePixels(width: 30, height: 10, bytes: []))))
        #expect(sut.images.forms == [pixels])
        #expect(sut.screen.messages.last == .shown(0, "30x10"))
        #expect(sut.screen.requests == [0, 0].map { sut.screen.request($0, at: "a", as: pixels) })
        sut.screen.ask(0, at: "b")
        sut.images.complete(1, with: .success(.handle(7)))
        #expect(sut.screen.messages.last == .shown(0, "picture 7"))
    }

    @Test func `Loads one picture separately at two sizes`() {
        let sut = makeLoadedSUT()
        let small = FeedImageForm.pixels(maximumWidth: 3, maximumHeight: 3)
        let large = FeedImageForm.pixels(maximumWidth: 9, maximumHeight: 9)
        sut.screen.ask(0, as: small)
        sut.screen.ask(0, as: large)
        sut.screen.ask(0)
        sut.screen.cancel(0, as: large)
        sut.screen.forget()
        for index in 0..<3 { sut.images.complete(index, with: .success(picture)) }
        #expect(sut.images.forms == [small, large, .file])
        #expect(
            sut.screen.requests.suffix(2)
                == [sut.screen.request(0, as: small), sut.screen.request(0)])
        #expect(sut.screen.messages.count == 2)
    }

    @Test func `Another feed may end pictures that waited for those that it cancels`() {
        let sut = makeLoadedSUT()
        for index in 0..<3 { sut.screen.ask(index) }
        sut.images.onCancel = { [images = sut.images, picture] in
            for index in 0..<3 { images.complete(index, with: .success(picture)) }
        }
        sut.screen.delegate.didRequestFeedRefresh()
        sut.loader.complete(1, with: .success(makeFeed(3)))
        #expect(sut.images.cancelled.count == 1)
        sut.images.onCancel = {}
    }

    @Test func `Ignores requests for an earlier feed's items`() {
        let sut = makeLoadedSUT()
        let earlier = sut.screen.revision
        sut.screen.delegate.didRequestFeedRefresh()
        sut.loader.complete(1, with: .success(makeFeed(3)))
        sut.screen.forget()
        #expect(earlier != 0)
        #expect(sut.screen.revision > earlier)
        sut.screen.ask(1)
        for revision in [earlier, 0, sut.screen.revision + 1] {
            let requests = [0, 1, 2, nil].map { FeedImageRequest(revision: revision, index: $0) }
            sut.screen.delegate.didRequestImage(for: requests[0])
            sut.screen.delegate.didRequestImage(for: requests[3])
            sut.screen.delegate.didRequestImagePreload(for: requests[2])
            sut.screen.delegate.didCancelImageRequest(for: requests[1])
        }
        #expect(sut.images.requested == ["https://example.org/1"])
        #expect(sut.images.cancelled.isEmpty)
        #expect(sut.screen.messages == [.begun(1)])
    }

    @Test func `Preloads and cancels content pictures`() {
        let sut = makePicturedSUT("a b")
        sut.screen.preload(0, at: "a")
        sut.screen.preload(0, at: "b")
        sut.screen.preload(0, at: "c")
        sut.images.complete(0, with: .success(picture))
        sut.screen.cancel(0, at: "b")
        #expect(sut.screen.messages.isEmpty)
        sut.screen.ask(0, at: "a")
        #expect(sut.images.requested == ["a", "b"])
        #expect(sut.images.cancelled == ["b"])
        #expect(sut.screen.messages == [.shown(0, "image/png")])
    }

    @Test func `Loads a picture again if its finished preload was cancelled`() {
        let sut = makeLoadedSUT()
        sut.screen.preload(2)
        sut.images.complete(0, with: .success(picture))
        sut.screen.cancel(2)
        sut.screen.ask(2)
        #expect(sut.images.requested.count == 2)
        #expect(sut.images.cancelled.isEmpty)
    }

    @Test func `Ends the preload when a request that joined it is cancelled`() {
        let sut = makeLoadedSUT()
        sut.screen.preload(2)
        sut.screen.ask(2)
        sut.screen.cancel(2)
        sut.images.complete(0, with: .success(picture))
        #expect(sut.images.cancelled == ["https://example.org/2"])
        #expect(sut.screen.messages == [.begun(2)])
        sut.screen.ask(2)
        #expect(sut.images.requested.count == 2)
    }

    @Test func `Ignores cancellation of requests that were never made`() {
        let sut = makePicturedSUT("a")
        sut.screen.cancel(0)
        sut.screen.cancel(0, at: "zzz")
        sut.screen.cancel(nil, as: .pixels(maximumWidth: 1, maximumHeight: 1))
        #expect(sut.images.requested.isEmpty)
        #expect(sut.images.cancelled.isEmpty)
        #expect(sut.screen.messages.isEmpty)
    }

    @Test func `Loads nothing if a view cancels while loading is announced`() {
        let sut = makeLoadedSUT()
        sut.screen.onImage = { [weak screen = sut.screen] in screen?.cancel(0) }
        sut.screen.ask(0)
        #expect(sut.images.requested.isEmpty)
        #expect(sut.screen.messages == [.begun(0)])
    }

    @Test func `Allows a view to retry while a failure is being displayed`() {
        let sut = makeLoadedSUT()
        sut.screen.ask(0)
        sut.screen.onImage = { [weak screen = sut.screen] in
            screen?.onImage = {}
            screen?.ask(0)
        }
        sut.images.complete(0, with: .failure(LoadingFailed.offline))
        sut.images.complete(1, with: .success(picture))
        #expect(sut.screen.messages == [.begun(0), .failed(0), .begun(0), .shown(0, "image/png")])
        // Also of a picture that was preloaded, and can't be shown.
        sut.screen.preload(1)
        sut.images.complete(2, with: .success(FeedImageData(bytes: [], mediaType: "")))
        sut.screen.onImage = { [weak screen = sut.screen] in
            screen?.onImage = {}
            screen?.ask(1)
        }
        sut.screen.ask(1)
        sut.images.complete(3, with: .success(picture))
        #expect(sut.screen.messages.suffix(3) == [.failed(1), .begun(1), .shown(1, "image/png")])
    }

    @Test func `Reads content once for all requests`() {
        var reads: [String] = []
        let sut = makeSUT(picturesNamed: {
            reads.append($0)
            return ["a", "b"]
        })
        sut.screen.delegate.didRequestFeedRefresh()
        let item = FeedItem(
            id: "1", title: "t", content: FeedContent(html: "content", plainText: ""))
        sut.loader.complete(with: .success(Feed(format: .rss20, items: [item])))
        sut.screen.ask(0)
        #expect(reads.isEmpty)
        for url in ["a", "b", "c", "a"] { sut.screen.ask(0, at: url) }
        #expect(reads == ["content"])
        #expect(sut.images.requested == ["a", "b"])
    }

    @Test func `Forwards messages later, in order`() {
        var work: [() -> Void] = []
        let sut = makeLoadedSUT()
        let delegate = DeferringFeedDelegate(sut.feed.delegate) { work.append($0) }
        delegate.didRequestImage(for: sut.screen.request(0))
        delegate.didCancelImageRequest(for: sut.screen.request(0))
        delegate.didRequestImagePreload(for: sut.screen.request(1))
        delegate.didCancelImageRequest(for: sut.screen.request(1))
        delegate.didRequestImage(for: sut.screen.request(nil, at: "x"))
        delegate.didRequestFeedRefresh()
        #expect(sut.images.requested.isEmpty)
        #expect(sut.screen.messages.isEmpty)
        for item in work {
            item()
        }
        #expect(sut.images.requested == ["https://example.org/0", "https://example.org/1"])
        #expect(sut.screen.requests.last == sut.screen.request(nil, at: "x"))
        #expect(sut.images.cancelled == ["https://example.org/0", "https://example.org/1"])
        #expect(sut.loader.loadCount == 2)
    }
}

extension ScreenSpy.Message {
    /// A picture is loading.
    fileprivate static func begun(_ index: Int?) -> Self {
        .image(index, nil, isLoading: true, shouldRetry: false)
    }

    /// A picture is there, or there is none.
    fileprivate static func shown(_ index: Int?, _ image: String?) -> Self {
        .image(index, image, isLoading: false, shouldRetry: false)
    }

    /// A picture could not be loaded.
    fileprivate static func failed(_ index: Int?) -> Self {
        .image(index, nil, isLoading: false, shouldRetry: true)
    }
}
