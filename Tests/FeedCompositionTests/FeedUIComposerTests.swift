import FeedComposition
import FeedModel
import FeedPresentation
import TestSupport
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
            imageTransformer: { data in
                switch data {
                case .file(let file): file.mediaType
                case .pixels(let pixels): "\(pixels.width)x\(pixels.height)"
                case .handle(let handle): handle.object(as: PlatformPicture.self)?.name
                }
            },
            picturesNamed: picturesNamed,
            wording: .plain,
            makeViews: { delegate in
                let screen = ScreenSpy(delegate: delegate)
                return FeedViewSet(feed: screen, loading: screen, error: screen, image: screen)
            })
        return SUT(feed: composed, screen: composed.views.image, loader: loader, images: images)
    }

    private final class OtherPicture: Sendable {}

    private func makeFeed(_ count: Int) -> Feed {
        Feed(
            format: .imageFeed,
            items: (0..<count).map { index in
                var details = FeedItemDetails()
                details.image = FeedImage(url: "https://example.org/\(index)")
                return FeedItem(id: "\(index)", title: "item \(index)", details: details)
            })
    }

    /// A composition that shows a feed of `count` items, with an empty record.
    private func makeLoadedSUT(_ count: Int = 3) -> SUT {
        let sut = makeSUT()
        sut.screen.delegate.didRequestFeedRefresh()
        sut.loader.complete(with: .success(makeFeed(count)))
        sut.screen.forget()
        return sut
    }

    @Test func `composing loads nothing and shows nothing`() {
        let sut = makeSUT()
        #expect(sut.loader.loadCount == 0)
        #expect(sut.screen.messages.isEmpty)
    }

    /// Shows text only.
    private final class Lines: FeedView, FeedLoadingView, FeedErrorView {
        private(set) var lines: [String] = []

        func display(_ viewModel: FeedViewModel) { lines += viewModel.items.map(\.title) }
        func display(_ viewModel: FeedLoadingViewModel) {}
        func display(_ viewModel: FeedErrorViewModel) { lines += [viewModel.words] }
    }

    @Test func `one view that shows text needs a loader and nothing else`() {
        let loader = LoaderSpy()
        let view = Lines()
        let composed = FeedUIComposer.compose(feedLoader: loader) { _ in view }
        composed.delegate.didRequestFeedRefresh()
        loader.complete(with: .success(makeFeed(2)))
        composed.delegate.didRequestFeedRefresh()
        loader.complete(1, with: .failure(LoadingFailed.offline))
        #expect(view.lines == ["", "item 0", "item 1", "", "offline"])
    }

    @Test func `links and pictures are those of HTML, if nothing else is said`() {
        let loader = LoaderSpy()
        let images = ImageLoaderSpy()
        let composed = FeedUIComposer.compose(
            feedLoader: loader, imageDataLoader: images, imageTransformer: { _ in "" },
            actions: FeedReadingActions(openLink: { _ in .done }), wording: .plain,
            makeViews: { delegate in
                let screen = ScreenSpy(delegate: delegate)
                return FeedViewSet(feed: screen, loading: screen, error: screen, image: screen)
            })
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

    @Test func `a refresh is announced, loaded, ended and shown in this order`() {
        let sut = makeSUT()
        sut.screen.delegate.didRequestFeedRefresh()
        #expect(sut.screen.messages == [.error(nil), .loading(true)])
        sut.loader.complete(with: .success(makeFeed(2)))
        #expect(
            sut.screen.messages == [
                .error(nil), .loading(true), .loading(false), .feed(["item 0", "item 1"]),
            ])
    }

    @Test func `a failure is announced and ended too, and a refresh tries again`() {
        let sut = makeSUT()
        sut.screen.delegate.didRequestFeedRefresh()
        sut.loader.complete(with: .failure(LoadingFailed.offline))
        sut.screen.delegate.didRequestFeedRefresh()
        #expect(
            sut.screen.messages == [
                .error(nil), .loading(true), .loading(false), .error("offline"), .error(nil),
                .loading(true),
            ])
        #expect(sut.loader.loadCount == 2)
    }

    @Test func `a refresh while one is under way changes nothing`() {
        let sut = makeSUT()
        sut.screen.delegate.didRequestFeedRefresh()
        sut.screen.delegate.didRequestFeedRefresh()
        #expect(sut.loader.loadCount == 1)
        #expect(sut.screen.messages == [.error(nil), .loading(true)])
    }

    @Test func `progress is shown while loading`() {
        let sut = makeSUT()
        sut.screen.delegate.didRequestFeedRefresh()
        sut.loader.report(
            FeedLoadingProgress(completedSources: 1, totalSources: 4, receivedBytes: 9))
        #expect(sut.screen.messages.last == .progress(1, of: 4))
    }

    @Test func `cancelling ends loading, and what comes later is not shown`() {
        let sut = makeSUT()
        sut.screen.delegate.didRequestFeedRefresh()
        sut.feed.cancel()
        sut.loader.complete(with: .success(makeFeed(1)))
        #expect(sut.loader.cancelled == [0])
        #expect(sut.screen.messages == [.error(nil), .loading(true), .loading(false)])
    }

    /// Whatever the screen does when it is told that loading begins, in the first telling.
    private func doWhenAnnounced(_ sut: SUT, _ work: @escaping () -> Void) {
        sut.screen.onLoading = { [weak screen = sut.screen] in
            screen?.onLoading = {}
            work()
        }
    }

    @Test func `cancelling while loading is announced loads nothing`() {
        let sut = makeSUT()
        doWhenAnnounced(sut) { [weak feed = sut.feed] in feed?.cancel() }
        sut.screen.delegate.didRequestFeedRefresh()
        #expect(sut.loader.loadCount == 0)
        #expect(sut.screen.messages == [.error(nil), .loading(true), .loading(false)])
        sut.screen.delegate.didRequestFeedRefresh()
        #expect(sut.loader.loadCount == 1)
    }

    @Test func `beginning anew while loading is announced loads once`() {
        let sut = makeSUT()
        doWhenAnnounced(sut) { [weak feed = sut.feed] in
            feed?.cancel()
            feed?.delegate.didRequestFeedRefresh()
        }
        sut.screen.delegate.didRequestFeedRefresh()
        #expect(sut.loader.loadCount == 1)
        sut.loader.complete(with: .success(makeFeed(1)))
        #expect(
            sut.screen.messages == [
                .error(nil), .loading(true), .loading(false), .error(nil), .loading(true),
                .loading(false), .feed(["item 0"]),
            ])
    }

    @Test func `what a cancelled loading still says is not taken for the next one's`() {
        let sut = makeSUT()
        sut.screen.delegate.didRequestFeedRefresh()
        sut.feed.cancel()
        sut.screen.delegate.didRequestFeedRefresh()
        sut.screen.forget()
        sut.loader.report(
            FeedLoadingProgress(completedSources: 1, totalSources: 2, receivedBytes: 3), for: 0)
        sut.loader.complete(0, with: .success(makeFeed(1)))
        #expect(sut.screen.messages.isEmpty)
        sut.loader.complete(1, with: .success(makeFeed(2)))
        #expect(sut.screen.messages == [.loading(false), .feed(["item 0", "item 1"])])
    }

    @Test func `dropping the composed feed stops loading and frees everything`() {
        let loader: LoaderSpy
        do {
            let sut = makeSUT()
            loader = sut.loader
            sut.screen.delegate.didRequestFeedRefresh()
        }
        #expect(loader.cancelled == [0])
        loader.complete(with: .success(makeFeed(1)))
    }

    @Test func `whoever holds the composed feed holds the views until their output`() {
        let loader: LoaderSpy
        let composed: ComposedFeed<ScreenSpy>
        do {
            let sut = makeSUT()
            loader = sut.loader
            composed = sut.feed
        }
        composed.delegate.didRequestFeedRefresh()
        loader.complete(with: .success(makeFeed(1)))
        #expect(composed.views.image.messages.last == .feed(["item 0"]))
    }

    @Test func `a requested picture is loading and then shown`() {
        let sut = makeLoadedSUT()
        sut.screen.ask(1)
        sut.images.complete(0, with: .success(picture))
        #expect(sut.images.requested == ["https://example.org/1"])
        #expect(
            sut.screen.messages == [
                .image(1, nil, isLoading: true, shouldRetry: false),
                .image(1, "image/png", isLoading: false, shouldRetry: false),
            ])
    }

    @Test func `a failed picture may be asked for again`() {
        let sut = makeLoadedSUT()
        sut.screen.ask(0)
        sut.images.complete(0, with: .failure(LoadingFailed.offline))
        sut.screen.ask(0)
        #expect(
            sut.screen.messages == [
                .image(0, nil, isLoading: true, shouldRetry: false),
                .image(0, nil, isLoading: false, shouldRetry: true),
                .image(0, nil, isLoading: true, shouldRetry: false),
            ])
        #expect(sut.images.requested.count == 2)
    }

    @Test func `a cancelled request stops the loader and shows nothing more`() {
        let sut = makeLoadedSUT()
        sut.screen.ask(0)
        sut.screen.cancel(0)
        sut.images.complete(0, with: .success(picture))
        #expect(sut.images.cancelled == ["https://example.org/0"])
        #expect(sut.screen.messages == [.image(0, nil, isLoading: true, shouldRetry: false)])
    }

    @Test func `a preloaded picture is shown at once when it is asked for`() {
        let sut = makeLoadedSUT()
        sut.screen.preload(2)
        sut.images.complete(0, with: .success(picture))
        #expect(sut.screen.messages.isEmpty)
        sut.screen.ask(2)
        #expect(sut.images.requested.count == 1)
        #expect(
            sut.screen.messages == [.image(2, "image/png", isLoading: false, shouldRetry: false)])
    }

    @Test func `a picture that the platform has made goes to the view as it is`() {
        let sut = makeLoadedSUT()
        let handle = FeedImageHandle(PlatformPicture(name: "of the cache"), byteCount: 1)
        sut.screen.preload(2)
        sut.images.complete(0, with: .success(.handle(handle)))
        sut.screen.ask(2)
        #expect(
            sut.screen.messages == [.image(2, "of the cache", isLoading: false, shouldRetry: false)]
        )
        sut.screen.ask(1)
        sut.images.complete(
            1, with: .success(.handle(FeedImageHandle(OtherPicture(), byteCount: 0))))
        #expect(sut.screen.messages.last == .image(1, nil, isLoading: false, shouldRetry: true))
    }

    @Test func `a handle of more bytes than are kept is loaded again`() {
        let sut = makeLoadedSUT()
        let handle = FeedImageHandle(PlatformPicture(name: "large"), byteCount: 65 << 20)
        sut.screen.preload(2)
        sut.images.complete(0, with: .success(.handle(handle)))
        sut.screen.ask(2)
        #expect(sut.images.requested.count == 2)
    }

    @Test func `a request joins the preload that is under way`() {
        let sut = makeLoadedSUT()
        sut.screen.preload(2)
        sut.screen.ask(2)
        sut.images.complete(0, with: .success(picture))
        #expect(sut.images.requested.count == 1)
        #expect(
            sut.screen.messages == [
                .image(2, nil, isLoading: true, shouldRetry: false),
                .image(2, "image/png", isLoading: false, shouldRetry: false),
            ])
    }

    @Test func `a cancelled preload stops the loader`() {
        let sut = makeLoadedSUT()
        sut.screen.preload(2)
        sut.screen.cancel(2)
        #expect(sut.images.cancelled == ["https://example.org/2"])
    }

    @Test(arguments: [-1, 3, Int.max, Int.min])
    func `an item outside the feed is ignored`(index: Int) {
        let sut = makeLoadedSUT()
        sut.screen.ask(index)
        sut.screen.cancel(index)
        sut.screen.preload(index)
        #expect(sut.images.requested.isEmpty)
        #expect(sut.screen.messages.isEmpty)
    }

    @Test func `pictures asked for before there is a feed are ignored`() {
        let sut = makeSUT()
        sut.screen.ask(0)
        #expect(sut.images.requested.isEmpty)
    }

    @Test func `an item without a picture is answered without loading`() {
        let sut = makeSUT()
        sut.screen.delegate.didRequestFeedRefresh()
        sut.loader.complete(
            with: .success(Feed(format: .rss20, items: [FeedItem(id: "1", title: "t")])))
        sut.screen.forget()
        sut.screen.ask(0)
        #expect(sut.images.requested.isEmpty)
        #expect(sut.screen.messages == [.image(0, nil, isLoading: false, shouldRetry: false)])
    }

    @Test func `a new feed ends what concerned the pictures of the old one`() {
        let sut = makeLoadedSUT()
        sut.screen.ask(0)
        sut.screen.delegate.didRequestFeedRefresh()
        sut.loader.complete(1, with: .success(makeFeed(1)))
        sut.screen.forget()
        sut.images.complete(0, with: .success(picture))
        #expect(sut.images.cancelled == ["https://example.org/0"])
        #expect(sut.screen.messages.isEmpty)
    }

    @Test func `a view may ask for pictures while it is shown the feed`() {
        let sut = makeSUT()
        sut.screen.onFeed = { [weak screen = sut.screen] in
            screen?.ask(0)
        }
        sut.screen.delegate.didRequestFeedRefresh()
        sut.loader.complete(with: .success(makeFeed(1)))
        #expect(sut.images.requested == ["https://example.org/0"])
    }

    // MARK: Pictures beyond those of items

    /// A composition that shows a feed with an icon, and pictures in its items' content.
    private func makePicturedSUT(_ contents: String...) -> SUT {
        let sut = makeSUT()
        sut.screen.delegate.didRequestFeedRefresh()
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

    @Test func `a picture that content names is loaded and shown with its address`() {
        let sut = makePicturedSUT("a b", "b c")
        sut.screen.ask(1, at: "c")
        sut.images.complete(0, with: .success(picture))
        #expect(sut.images.requested == ["c"])
        #expect(
            sut.screen.messages == [
                .image(1, nil, isLoading: true, shouldRetry: false),
                .image(1, "image/png", isLoading: false, shouldRetry: false),
            ])
        #expect(sut.screen.addresses == ["c"])
    }

    @Test func `the feed's own picture is loaded and shown as no item's`() {
        let sut = makePicturedSUT("a")
        sut.screen.ask(nil, at: "icon")
        sut.images.complete(0, with: .success(picture))
        #expect(sut.images.requested == ["icon"])
        #expect(
            sut.screen.messages.last
                == .image(nil, "image/png", isLoading: false, shouldRetry: false))
    }

    @Test(arguments: [("d", 0), ("b", 0), ("icon", 0), ("a", nil), ("", nil)])
    func `a picture that is not named there is not loaded`(url: String, index: Int?) {
        let sut = makePicturedSUT("a", "b")
        sut.screen.ask(index, at: url)
        #expect(sut.images.requested.isEmpty)
        #expect(
            sut.screen.messages == [.image(index, nil, isLoading: false, shouldRetry: false)])
        #expect(sut.screen.requests == [sut.screen.request(index, at: url)])
        #expect(sut.screen.addresses == [nil])
    }

    @Test(arguments: [-1, 2, Int.max, Int.min])
    func `content outside the feed names nothing`(index: Int) {
        let sut = makePicturedSUT("a", "b")
        sut.screen.ask(index, at: "a")
        #expect(sut.images.requested.isEmpty)
        #expect(sut.screen.messages.isEmpty)
    }

    @Test func `a picture that two items name is shown to each, and again where it failed`() {
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
        #expect(
            sut.screen.messages == [
                .image(1, "image/png", isLoading: false, shouldRetry: false),
                .image(0, "image/png", isLoading: false, shouldRetry: false),
            ])
    }

    @Test func `a feed on show loads only so many pictures beyond those of items`() {
        let names = (0..<2_100).map { "p\($0)" }
        let sut = makePicturedSUT(names.joined(separator: " "))
        for name in names { sut.screen.ask(0, at: name) }
        #expect(sut.images.requested == Array(names.prefix(2_000)))
        #expect(sut.screen.addresses == names.dropFirst(2_000).map { _ in nil })
        // One of the first is still one of them.
        sut.screen.cancel(0, at: "p5")
        sut.screen.ask(0, at: "p5")
        #expect(sut.images.requested.last == "p5")
    }

    @Test func `a new feed ends the loading of what the content of the old one named`() {
        let sut = makePicturedSUT("a")
        sut.screen.ask(0, at: "a")
        sut.screen.delegate.didRequestFeedRefresh()
        sut.loader.complete(1, with: .success(makeFeed(1)))
        #expect(sut.images.cancelled == ["a"])
        sut.screen.ask(0, at: "a")
        #expect(sut.images.requested == ["a"])
    }

    // MARK: What is asked for

    @Test func `what is shown names what was asked for`() {
        let sut = makePicturedSUT("a b")
        let pixels = FeedImageForm.pixels(maximumWidth: 30, maximumHeight: 20)
        sut.screen.ask(0, at: "a", as: pixels)
        sut.images.complete(
            0, with: .success(.pixels(FeedImagePixels(width: 30, height: 10, bytes: []))))
        #expect(sut.images.forms == [pixels])
        #expect(
            sut.screen.messages.last
                == .image(0, "30x10", isLoading: false, shouldRetry: false))
        #expect(sut.screen.requests == [0, 0].map { sut.screen.request($0, at: "a", as: pixels) })
    }

    @Test func `one picture at two sizes is two pictures`() {
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

    @Test func `what is wanted of an earlier feed never hits the new one's items`() {
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
        #expect(sut.screen.messages == [.image(1, nil, isLoading: true, shouldRetry: false)])
    }

    @Test func `an item's own picture may be asked for by its address, too`() {
        let sut = makeLoadedSUT()
        sut.screen.ask(1, at: "https://example.org/1")
        sut.screen.ask(1, at: "https://example.org/2")
        #expect(sut.images.requested == ["https://example.org/1"])
    }

    @Test func `the feed's own picture needs no address`() {
        let sut = makePicturedSUT("a")
        sut.screen.ask(nil)
        #expect(sut.images.requested == ["icon"])
        let other = makeLoadedSUT()
        other.screen.ask(nil)
        #expect(other.images.requested.isEmpty)
        #expect(other.screen.messages == [.image(nil, nil, isLoading: false, shouldRetry: false)])
    }

    @Test func `content pictures are preloaded and cancelled like any`() {
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
        #expect(
            sut.screen.messages == [.image(0, "image/png", isLoading: false, shouldRetry: false)])
    }

    @Test func `a cancelled preload that has come is loaded anew`() {
        let sut = makeLoadedSUT()
        sut.screen.preload(2)
        sut.images.complete(0, with: .success(picture))
        sut.screen.cancel(2)
        sut.screen.ask(2)
        #expect(sut.images.requested.count == 2)
        #expect(sut.images.cancelled.isEmpty)
    }

    @Test func `cancelling what was joined ends the preload with it`() {
        let sut = makeLoadedSUT()
        sut.screen.preload(2)
        sut.screen.ask(2)
        sut.screen.cancel(2)
        sut.images.complete(0, with: .success(picture))
        #expect(sut.images.cancelled == ["https://example.org/2"])
        #expect(sut.screen.messages == [.image(2, nil, isLoading: true, shouldRetry: false)])
        sut.screen.ask(2)
        #expect(sut.images.requested.count == 2)
    }

    @Test func `cancelling what was never asked for does nothing`() {
        let sut = makePicturedSUT("a")
        sut.screen.cancel(0)
        sut.screen.cancel(0, at: "zzz")
        sut.screen.cancel(nil, as: .pixels(maximumWidth: 1, maximumHeight: 1))
        #expect(sut.images.requested.isEmpty)
        #expect(sut.images.cancelled.isEmpty)
        #expect(sut.screen.messages.isEmpty)
    }

    @Test func `a view that cancels while it is shown that loading has begun loads nothing`() {
        let sut = makeLoadedSUT()
        sut.screen.onImage = { [weak screen = sut.screen] in screen?.cancel(0) }
        sut.screen.ask(0)
        #expect(sut.images.requested.isEmpty)
        #expect(sut.screen.messages == [.image(0, nil, isLoading: true, shouldRetry: false)])
    }

    @Test func `a view may ask again while it is shown that loading failed`() {
        let sut = makeLoadedSUT()
        sut.screen.ask(0)
        sut.screen.onImage = { [weak screen = sut.screen] in
            screen?.onImage = {}
            screen?.ask(0)
        }
        sut.images.complete(0, with: .failure(LoadingFailed.offline))
        sut.images.complete(1, with: .success(picture))
        #expect(
            sut.screen.messages == [
                .image(0, nil, isLoading: true, shouldRetry: false),
                .image(0, nil, isLoading: false, shouldRetry: true),
                .image(0, nil, isLoading: true, shouldRetry: false),
                .image(0, "image/png", isLoading: false, shouldRetry: false),
            ])
    }

    @Test func `content is read once, whatever it is asked about`() {
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

    @Test func `a deferring delegate hands on later, in order`() {
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
