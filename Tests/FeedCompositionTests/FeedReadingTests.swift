import FeedComposition
import FeedModel
import FeedPresentation
import TestSupport
import Testing

/// The actions of a person on the items on show.
@Suite(.leakTracking) struct FeedReadingTests {
    private final class States: FeedItemStateStore {
        var read: Set<FeedItemKey> = []
        var lookups = 0
        var error: FeedItemStateError?

        func isRead(_ items: [FeedItemKey]) throws(FeedItemStateError) -> [Bool] {
            lookups += 1
            if let error { throw error }
            return items.map(read.contains)
        }

        func mark(_ items: [FeedItemKey], isRead: Bool) throws(FeedItemStateError) {
            if let error { throw error }
            isRead ? read.formUnion(items) : read.subtract(items)
        }
    }

    private final class Told {
        var opened: [String] = []
        var copied: [String] = []
        var refused: [FeedReadingActions.Refusal] = []
    }

    private final class Screen: FeedView, FeedLoadingView, FeedErrorView, FeedImageView {
        let delegate: any FeedDelegate
        var feed: FeedViewModel?

        init(delegate: any FeedDelegate) { self.delegate = delegate }

        func display(_ viewModel: FeedViewModel) { feed = viewModel }
        func display(_ viewModel: FeedLoadingViewModel) {}
        func display(_ viewModel: FeedErrorViewModel) {}
        func display(_ viewModel: FeedImageViewModel<String>) {}

        var isRead: [Bool] { feed?.items.map(\.isRead) ?? [] }
    }

    private let states = States()
    private let told = Told()
    private let loader = LoaderSpy()
    private let composed: ComposedFeed<Screen>
    private var screen: Screen { composed.views.image }

    init() {
        composed = FeedUIComposer.compose(
            feedLoader: loader, imageDataLoader: ImageLoaderSpy(),
            imageTransformer: { "\($0.byteCount)" }, states: states,
            linksNamed: { Set($0.split(separator: " ").map(String.init)) },
            actions: FeedReadingActions(
                openLink: { [told] in told.opened.append($0) },
                copyText: { [told] in told.copied.append($0) },
                didRefuse: { [told] in told.refused.append($0) }),
            dateWording: PlainWording(), errorWording: PlainWording(),
            makeViews: { delegate in
                let screen = Screen(delegate: delegate)
                return FeedViewSet(feed: screen, loading: screen, error: screen, image: screen)
            })
    }

    private func show(_ ids: [String], origin: String = "web:a") {
        var feed = Feed(
            format: .rss20, homePageURL: "https://a.example/",
            items: ids.map { id in
                var item = FeedItem(
                    id: id, url: "https://a.example/\(id)", title: id,
                    content: FeedContent(
                        html: "https://a.example/in-\(id) javascript:\(id) mailto:\(id)@a.example",
                        plainText: ""))
                item.details.comments = "https://a.example/comments-\(id)"
                item.details.attachments = [FeedAttachment(url: "https://a.example/file-\(id)")]
                return item
            })
        feed.origins = [FeedOrigin(identity: origin)]
        composed.delegate.didRequestFeedRefresh()
        loader.complete(with: .success(feed))
    }

    private func key(_ id: String, origin: String = "web:a") -> FeedItemKey {
        FeedItemKey(feed: origin, item: id)
    }

    @Test func `items say whether they are read, and follow what the person does`() throws {
        states.read = [key("b"), key("c", origin: "web:other")]
        show(["a", "b", "c"])
        #expect(screen.isRead == [false, true, false])
        let revision = try #require(screen.feed?.revision)
        composed.delegate.didRequestItemRead(true, for: 0, in: revision)
        composed.delegate.didRequestItemRead(false, for: 1, in: revision)
        #expect(screen.isRead == [true, false, false])
        #expect(states.read == [key("a"), key("c", origin: "web:other")])
        #expect(states.lookups == 1)
    }

    @Test func `marks of another feed, or of no item, do nothing`() throws {
        show(["a", "b"])
        let old = try #require(screen.feed?.revision)
        show(["x", "y"])
        let revision = try #require(screen.feed?.revision)
        #expect(revision != old)
        let wrong = [(0, old), (0, 0), (2, revision), (-1, revision), (.max, revision)]
        for (index, revision) in wrong {
            composed.delegate.didRequestItemRead(true, for: index, in: revision)
        }
        #expect(states.read.isEmpty)
        #expect(screen.isRead == [false, false])
    }

    @Test func `what cannot be kept is told, and the item stays as it is`() throws {
        show(["a"])
        let error = FeedItemStateError(step: .keeping, place: "x", reason: "full")
        states.error = error
        composed.delegate.didRequestItemRead(true, for: 0, in: try #require(screen.feed?.revision))
        #expect(told.refused == [.state(error)])
        #expect(screen.isRead == [false])
    }

    @Test func `where it cannot be told what is read, the feed is shown all the same`() {
        let error = FeedItemStateError(step: .reading, place: "x", reason: "gone")
        states.error = error
        show(["a"])
        #expect(screen.isRead == [false])
        #expect(told.refused == [.state(error)])
    }

    @Test(arguments: [
        "https://a.example/a", "https://a.example/in-a", "https://a.example/comments-a",
        "https://a.example/file-a", "mailto:a@a.example",
    ])
    func `what an item shows is opened, and from that item only`(url: String) throws {
        show(["a", "b"])
        let revision = try #require(screen.feed?.revision)
        composed.delegate.didRequestOpening(of: url, from: 0, in: revision)
        #expect(told.opened == [url])
        composed.delegate.didRequestOpening(of: url, from: 1, in: revision)
        composed.delegate.didRequestOpening(of: url, from: nil, in: revision)
        #expect(told.opened == [url])
        #expect(told.refused == [.notShown(url: url), .notShown(url: url)])
        composed.delegate.didRequestOpening(of: url, from: 0, in: revision + 1)
        composed.delegate.didRequestOpening(of: url, from: 7, in: revision)
        #expect(told.opened == [url])
        #expect(told.refused.count == 2)
    }

    @Test func `the feed's own page is opened from the feed`() throws {
        show(["a"])
        let revision = try #require(screen.feed?.revision)
        composed.delegate.didRequestOpening(of: "https://a.example/", from: nil, in: revision)
        #expect(told.opened == ["https://a.example/"])
    }

    @Test(arguments: [
        "javascript:a", "file:///etc/passwd", "", "https", "data:text/html,x", "-h", "/bin/sh",
        "JAVASCRIPT:a",
    ])
    func `nothing else is ever opened, even where the feed has it`(url: String) throws {
        show(["a"])
        composed.delegate.didRequestOpening(
            of: url, from: 0, in: try #require(screen.feed?.revision))
        #expect(told.opened.isEmpty)
        #expect(told.refused == [.otherScheme(url: url)])
    }

    @Test func `a text is handed on`() {
        show(["a"])
        composed.delegate.didRequestCopy(of: "text")
        #expect(told.copied == ["text"])
    }

    @Test func `what calls no view is done at once, whatever waits`() throws {
        show(["a"])
        var later: [() -> Void] = []
        let deferring = DeferringFeedDelegate(composed.delegate) { later.append($0) }
        let revision = try #require(screen.feed?.revision)
        deferring.didRequestFeedRefresh()
        deferring.didRequestItemRead(true, for: 0, in: revision)
        deferring.didRequestOpening(of: "https://a.example/a", from: 0, in: revision)
        deferring.didRequestCopy(of: "text")
        #expect(screen.isRead == [true])
        #expect(told.opened == ["https://a.example/a"])
        #expect(told.copied == ["text"])
        #expect(later.count == 1)
    }
}
