import FeedComposition
import FeedModel
import FeedPresentation
import TestSupport
import Testing

@Suite struct FeedUIComposerTests {
    private enum LoadingFailed: Error { case offline }

    private let leaks = LeakTracker()
    private let picture = FeedImageData(bytes: [1], mediaType: "image/png")

    private struct SUT {
        let feed: ComposedFeed<ScreenSpy>
        let screen: ScreenSpy
        let loader: LoaderSpy
        let images: ImageLoaderSpy
    }

    private func makeSUT() -> SUT {
        let loader = leaks.track(LoaderSpy())
        let images = leaks.track(ImageLoaderSpy())
        let composed = leaks.track(
            FeedUIComposer.compose(
                feedLoader: loader, imageDataLoader: images, imageTransformer: { $0.mediaType },
                picturesNamed: { $0.split(separator: " ").map(String.init) },
                dateWording: PlainWording(), errorWording: PlainWording()
            ) { delegate in
                _ = leaks.track(delegate as AnyObject)
                let screen = leaks.track(ScreenSpy(delegate: delegate))
                return FeedViews(feed: screen, loading: screen, error: screen, image: screen)
            })
        return SUT(feed: composed, screen: composed.views.image, loader: loader, images: images)
    }

    private func makeFeed(_ count: Int) -> Feed {
        Feed(
            format: .imageFeed,
            items: (0..<count).map { index in
                var item = FeedItem(id: "\(index)", title: "item \(index)")
                item.details.image = FeedImage(url: "https://example.org/\(index)")
                return item
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
        do {
            let sut = makeSUT()
            #expect(sut.loader.loadCount == 0)
            #expect(sut.screen.messages.isEmpty)
        }
        leaks.expectNoLeaks()
    }

    @Test func `a refresh is announced, loaded, ended and shown in this order`() {
        do {
            let sut = makeSUT()
            sut.screen.delegate.didRequestFeedRefresh()
            #expect(sut.screen.messages == [.error(nil), .loading(true)])
            sut.loader.complete(with: .success(makeFeed(2)))
            #expect(
                sut.screen.messages == [
                    .error(nil), .loading(true), .loading(false), .feed(["item 0", "item 1"]),
                ])
        }
        leaks.expectNoLeaks()
    }

    @Test func `a failure is announced and ended too, and a refresh tries again`() {
        do {
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
        leaks.expectNoLeaks()
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
        do {
            let sut = makeLoadedSUT()
            sut.screen.delegate.didRequestImage(for: 1, in: sut.screen.revision)
            sut.images.complete(0, with: .success(picture))
            #expect(sut.images.requested == ["https://example.org/1"])
            #expect(
                sut.screen.messages == [
                    .image(1, nil, isLoading: true, shouldRetry: false),
                    .image(1, "image/png", isLoading: false, shouldRetry: false),
                ])
        }
        leaks.expectNoLeaks()
    }

    @Test func `a failed picture may be asked for again`() {
        let sut = makeLoadedSUT()
        sut.screen.delegate.didRequestImage(for: 0, in: sut.screen.revision)
        sut.images.complete(0, with: .failure(LoadingFailed.offline))
        sut.screen.delegate.didRequestImage(for: 0, in: sut.screen.revision)
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
        sut.screen.delegate.didRequestImage(for: 0, in: sut.screen.revision)
        sut.screen.delegate.didCancelImageRequest(for: 0, in: sut.screen.revision)
        sut.images.complete(0, with: .success(picture))
        #expect(sut.images.cancelled == ["https://example.org/0"])
        #expect(sut.screen.messages == [.image(0, nil, isLoading: true, shouldRetry: false)])
    }

    @Test func `a preloaded picture is shown at once when it is asked for`() {
        let sut = makeLoadedSUT()
        sut.screen.delegate.didRequestImagePreload(for: 2, in: sut.screen.revision)
        sut.images.complete(0, with: .success(picture))
        #expect(sut.screen.messages.isEmpty)
        sut.screen.delegate.didRequestImage(for: 2, in: sut.screen.revision)
        #expect(sut.images.requested.count == 1)
        #expect(
            sut.screen.messages == [.image(2, "image/png", isLoading: false, shouldRetry: false)])
    }

    @Test func `a request joins the preload that is under way`() {
        let sut = makeLoadedSUT()
        sut.screen.delegate.didRequestImagePreload(for: 2, in: sut.screen.revision)
        sut.screen.delegate.didRequestImage(for: 2, in: sut.screen.revision)
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
        sut.screen.delegate.didRequestImagePreload(for: 2, in: sut.screen.revision)
        sut.screen.delegate.didCancelImagePreload(for: 2, in: sut.screen.revision)
        #expect(sut.images.cancelled == ["https://example.org/2"])
    }

    @Test(arguments: [-1, 3, Int.max, Int.min])
    func `an item outside the feed is ignored`(index: Int) {
        let sut = makeLoadedSUT()
        sut.screen.delegate.didRequestImage(for: index, in: sut.screen.revision)
        sut.screen.delegate.didCancelImageRequest(for: index, in: sut.screen.revision)
        sut.screen.delegate.didRequestImagePreload(for: index, in: sut.screen.revision)
        sut.screen.delegate.didCancelImagePreload(for: index, in: sut.screen.revision)
        #expect(sut.images.requested.isEmpty)
        #expect(sut.screen.messages.isEmpty)
    }

    @Test func `pictures asked for before there is a feed are ignored`() {
        let sut = makeSUT()
        sut.screen.delegate.didRequestImage(for: 0, in: sut.screen.revision)
        #expect(sut.images.requested.isEmpty)
    }

    @Test func `an item without a picture is answered without loading`() {
        let sut = makeSUT()
        sut.screen.delegate.didRequestFeedRefresh()
        sut.loader.complete(
            with: .success(Feed(format: .rss20, items: [FeedItem(id: "1", title: "t")])))
        sut.screen.forget()
        sut.screen.delegate.didRequestImage(for: 0, in: sut.screen.revision)
        #expect(sut.images.requested.isEmpty)
        #expect(sut.screen.messages == [.image(0, nil, isLoading: false, shouldRetry: false)])
    }

    @Test func `a new feed ends what concerned the pictures of the old one`() {
        let sut = makeLoadedSUT()
        sut.screen.delegate.didRequestImage(for: 0, in: sut.screen.revision)
        sut.screen.delegate.didRequestFeedRefresh()
        sut.loader.complete(1, with: .success(makeFeed(1)))
        sut.screen.forget()
        sut.images.complete(0, with: .success(picture))
        #expect(sut.images.cancelled == ["https://example.org/0"])
        #expect(sut.screen.messages.isEmpty)
    }

    @Test func `what is wanted of an earlier feed never hits the new one's items`() {
        let sut = makeLoadedSUT()
        let earlier = sut.screen.revision
        sut.screen.delegate.didRequestFeedRefresh()
        sut.loader.complete(1, with: .success(makeFeed(3)))
        sut.screen.forget()
        #expect(earlier != 0)
        #expect(sut.screen.revision > earlier)
        sut.screen.delegate.didRequestImage(for: 1, in: sut.screen.revision)
        for revision in [earlier, 0, sut.screen.revision + 1] {
            sut.screen.delegate.didRequestImage(for: 0, in: revision)
            sut.screen.delegate.didRequestImagePreload(for: 2, in: revision)
            sut.screen.delegate.didCancelImageRequest(for: 1, in: revision)
            sut.screen.delegate.didCancelImagePreload(for: 1, in: revision)
            sut.screen.delegate.didRequestPicture(at: "x", of: nil, in: revision)
        }
        #expect(sut.images.requested == ["https://example.org/1"])
        #expect(sut.images.cancelled.isEmpty)
        #expect(sut.screen.messages == [.image(1, nil, isLoading: true, shouldRetry: false)])
    }

    @Test func `a view may ask for pictures while it is shown the feed`() {
        do {
            let sut = makeSUT()
            sut.screen.onFeed = { [weak screen = sut.screen] in
                screen?.delegate.didRequestImage(for: 0, in: screen?.revision ?? 0)
            }
            sut.screen.delegate.didRequestFeedRefresh()
            sut.loader.complete(with: .success(makeFeed(1)))
            #expect(sut.images.requested == ["https://example.org/0"])
        }
        leaks.expectNoLeaks()
    }

    // MARK: Pictures beyond those of items

    /// A composition that shows a feed with an icon, and pictures in its items' content.
    private func makePicturedSUT(_ contents: String...) -> SUT {
        let sut = makeSUT()
        sut.screen.delegate.didRequestFeedRefresh()
        var feed = Feed(
            format: .rss20, title: "F",
            items: contents.enumerated().map { index, content in
                var item = FeedItem(id: "\(index)", title: "item \(index)")
                item.content = FeedContent(html: content, plainText: content)
                return item
            })
        feed.icon = "icon"
        sut.loader.complete(with: .success(feed))
        sut.screen.forget()
        return sut
    }

    @Test func `a picture that content names is loaded and shown with its address`() {
        do {
            let sut = makePicturedSUT("a b", "b c")
            sut.screen.delegate.didRequestPicture(
                at: "c", of: 1, in: sut.screen.revision)
            sut.images.complete(0, with: .success(picture))
            #expect(sut.images.requested == ["c"])
            #expect(
                sut.screen.messages == [
                    .image(1, nil, isLoading: true, shouldRetry: false),
                    .image(1, "image/png", isLoading: false, shouldRetry: false),
                ])
            #expect(sut.screen.addresses == ["c"])
        }
        leaks.expectNoLeaks()
    }

    @Test func `the feed's own picture is loaded and shown as no item's`() {
        let sut = makePicturedSUT("a")
        sut.screen.delegate.didRequestPicture(
            at: "icon", of: nil, in: sut.screen.revision)
        sut.images.complete(0, with: .success(picture))
        #expect(sut.images.requested == ["icon"])
        #expect(
            sut.screen.messages.last
                == .image(nil, "image/png", isLoading: false, shouldRetry: false))
    }

    @Test(arguments: [("d", 0), ("b", 0), ("icon", 0), ("a", nil), ("", nil)])
    func `a picture that is not named there is not loaded`(url: String, index: Int?) {
        let sut = makePicturedSUT("a", "b")
        sut.screen.delegate.didRequestPicture(
            at: url, of: index, in: sut.screen.revision)
        #expect(sut.images.requested.isEmpty)
        #expect(
            sut.screen.messages == [.image(index, nil, isLoading: false, shouldRetry: false)])
        #expect(sut.screen.addresses == [url])
    }

    @Test(arguments: [-1, 2, Int.max, Int.min])
    func `content outside the feed names nothing`(index: Int) {
        let sut = makePicturedSUT("a", "b")
        sut.screen.delegate.didRequestPicture(
            at: "a", of: index, in: sut.screen.revision)
        #expect(sut.images.requested.isEmpty)
        #expect(sut.screen.messages.isEmpty)
    }

    @Test func `a picture that two items name is loaded once at a time, and again where it failed`()
    {
        let sut = makePicturedSUT("a", "a")
        sut.screen.delegate.didRequestPicture(
            at: "a", of: 0, in: sut.screen.revision)
        sut.screen.delegate.didRequestPicture(
            at: "a", of: 1, in: sut.screen.revision)
        #expect(sut.images.requested == ["a"])
        sut.images.complete(0, with: .failure(LoadingFailed.offline))
        sut.screen.delegate.didRequestPicture(
            at: "a", of: 1, in: sut.screen.revision)
        #expect(sut.images.requested == ["a", "a"])
    }

    @Test func `a feed on show loads only so many pictures beyond those of items`() {
        let names = (0..<2_100).map { "p\($0)" }
        let sut = makePicturedSUT(names.joined(separator: " "))
        for name in names {
            sut.screen.delegate.didRequestPicture(
                at: name, of: 0, in: sut.screen.revision)
        }
        #expect(sut.images.requested == Array(names.prefix(2_000)))
        #expect(sut.screen.addresses == Array(names.dropFirst(2_000)))
    }

    @Test func `a new feed ends the loading of what the content of the old one named`() {
        let sut = makePicturedSUT("a")
        sut.screen.delegate.didRequestPicture(
            at: "a", of: 0, in: sut.screen.revision)
        sut.screen.delegate.didRequestFeedRefresh()
        sut.loader.complete(1, with: .success(makeFeed(1)))
        #expect(sut.images.cancelled == ["a"])
        sut.screen.delegate.didRequestPicture(
            at: "a", of: 0, in: sut.screen.revision)
        #expect(sut.images.requested == ["a"])
    }

    @Test func `a deferring delegate hands on later, in order`() {
        var work: [() -> Void] = []
        let sut = makeLoadedSUT()
        let delegate = DeferringFeedDelegate(sut.feed.delegate) { work.append($0) }
        delegate.didRequestImage(for: 0, in: sut.screen.revision)
        delegate.didCancelImageRequest(for: 0, in: sut.screen.revision)
        delegate.didRequestImagePreload(for: 1, in: sut.screen.revision)
        delegate.didCancelImagePreload(for: 1, in: sut.screen.revision)
        delegate.didRequestPicture(at: "x", of: nil, in: sut.screen.revision)
        delegate.didRequestFeedRefresh()
        #expect(sut.images.requested.isEmpty)
        #expect(sut.screen.messages.isEmpty)
        for item in work {
            item()
        }
        #expect(sut.images.requested == ["https://example.org/0", "https://example.org/1"])
        #expect(sut.screen.addresses == ["x"])
        #expect(sut.images.cancelled == ["https://example.org/0", "https://example.org/1"])
        #expect(sut.loader.loadCount == 2)
    }
}
