import FeedComposition
import FeedModel
import FeedPresentation
import FeedTesting
import Testing

/// The user's actions on displayed items.
@Suite(.leakTracking) struct FeedReadingTests {
    private final class States: FeedItemStateStore {
        var known: [FeedItemKey: FeedItemStates] = [:]
        var lookups = 0
        var changes: [[FeedItemKey]] = []
        var error: FeedItemStateError?

        var read: Set<FeedItemKey> {
            get { Set(known.filter { $0.value.contains(.read) }.keys) }
            set { for key in newValue { known[key, default: []].insert(.read) } }
        }

        func states(of items: [FeedItemKey]) throws(FeedItemStateError) -> [FeedItemStates] {
            lookups += 1
            if let error { throw error }
            return items.map { known[$0] ?? [] }
        }

        func change(
            _ states: FeedItemStates, of items: [FeedItemKey], isSet: Bool
        ) throws(FeedItemStateError) {
            if let error { throw error }
            changes.append(items)
            for key in items {
                let before = known[key] ?? []
                known[key] = isSet ? before.union(states) : before.subtracting(states)
            }
        }
    }

    private final class RecordedActions {
        var opened: [String] = []
        var copied: [String] = []
        var refused: [FeedReadingActions.Refusal] = []
    }

    private final class Retained {
        var feed: FeedViewModel?
    }

    private final class Screen: FeedView, FeedLoadingView, FeedErrorView, FeedImageView {
        let delegate: any FeedDelegate
        var feed: FeedViewModel? { feeds.last }
        var feeds: [FeedViewModel] = []
        var images: [FeedImageViewModel<String>] = []

        init(delegate: any FeedDelegate) { self.delegate = delegate }

        func display(_ viewModel: FeedViewModel) { feeds.append(viewModel) }
        func display(_ viewModel: FeedLoadingViewModel) {}
        func display(_ viewModel: FeedErrorViewModel) {}
        func display(_ viewModel: FeedImageViewModel<String>) { images.append(viewModel) }

        var isRead: [Bool] { feed?.items.map { $0.states.contains(.read) } ?? [] }
    }

    private let states = States()
    private let actions = RecordedActions()
    private let loader = LoaderSpy()
    private let retained = Retained()
    private let composed: ComposedFeed<Screen>
    private var screen: Screen { composed.views.image }

    init() {
        composed = FeedUIComposer.compose(
            feedLoader: loader, imageDataLoader: ImageLoaderSpy(),
            imageTransformer: { "\($0.byteCount)" },
            linksNamed: { $0.split(separator: " ").map(String.init) }, states: states,
            actions: FeedReadingActions(
                openLink: { [actions] in
                    actions.opened.append($0)
                    return .done
                },
                copyText: { [actions] in
                    actions.copied.append($0)
                    return .done
                },
                didRefuse: { [actions] in actions.refused.append($0) }),
            retainedFeed: { [retained] in retained.feed },
            makeViews: { FeedViewSet(Screen(delegate: $0)) })
    }

    private func show(
        _ ids: [String], origin: String = "web:a", copies: [FeedItemKey: [FeedItemKey]] = [:]
    ) {
        var feed = Feed(
            format: .rss20, homePageURL: "https://a.example/",
            items: ids.map { id in
                var details = FeedItemDetails()
                details.comments = "https://a.example/comments-\(id)"
                details.attachments = [FeedAttachment(url: "https://a.example/file-\(id)")]
                var episode = FeedEpisode()
                episode.chapters = FeedTranscript(url: "https://a.example/chapters-\(id)")
                episode.transcripts = [FeedTranscript(url: "https://a.example/words-\(id)")]
                details.episode = episode
                return FeedItem(
                    id: id, url: "https://a.example/\(id)", title: id,
                    content: FeedContent(
                        html: "https://a.example/in-\(id) javascript:\(id) mailto:\(id)@a.example",
                        plainText: ""),
                    details: details)
            })
        feed.sources = [FeedSource(of: feed, identity: origin)]
        feed.copies = copies
        composed.delegate.didRequestFeedRefresh()
        loader.complete(loader.loadCount - 1, with: .success(feed))
    }

    private func mark(
        _ indexes: [Int], as states: FeedItemStates = .read, isSet: Bool = true,
        in revision: UInt64? = nil
    ) -> FeedRequestOutcome {
        composed.delegate.didRequestStates(
            FeedItemStateChange(
                revision: revision ?? screen.feed?.revision ?? 0, states: states, isSet: isSet,
                items: .list(indexes)))
    }

    private func open(
        _ url: String, from index: Int?, in revision: UInt64? = nil
    ) -> FeedRequestOutcome {
        composed.delegate.didRequestOpening(
            of: url, from: index, in: revision ?? screen.feed?.revision ?? 0)
    }

    private func key(_ id: String, origin: String = "web:a") -> FeedItemKey {
        FeedItemKey(feed: origin, item: id)
    }

    @Test func `Links and pictures of a retained feed stay permitted, its states don't`() throws {
        show(["a"])
        let first = try #require(screen.feed)
        show(["b"])
        let url = "https://a.example/a"
        #expect(open(url, from: 0, in: first.revision) == .stale)
        retained.feed = first
        #expect(open(url, from: 0, in: first.revision) == .done)
        #expect(open("https://a.example/b", from: 0, in: first.revision) == .refused)
        #expect(open("https://a.example/b", from: 0) == .done)
        #expect(actions.opened == [url, "https://a.example/b"])
        #expect(mark([0], in: first.revision) == .stale)
        screen.delegate.didRequestImage(
            for: FeedImageRequest(
                revision: first.revision, index: 0, url: "https://a.example/other"))
        #expect(screen.images.map(\.request.revision) == [first.revision])
        retained.feed = nil
        #expect(open(url, from: 0, in: first.revision) == .stale)
    }

    @Test func `Shows read states and updates them`() throws {
        states.read = [key("b"), key("c", origin: "web:other")]
        show(["a", "b", "c"])
        #expect(screen.isRead == [false, true, false])
        #expect(mark([0]) == .done)
        #expect(mark([1], isSet: false) == .done)
        #expect(screen.isRead == [true, false, false])
        #expect(states.read == [key("a"), key("c", origin: "web:other")])
        #expect(states.lookups == 1)
    }

    @Test func `Shows states that were changed elsewhere, and nothing if none were`() throws {
        states.read = [key("a")]
        show(["a", "b", "c"], copies: [key("b"): [key("b", origin: "web:b")]])
        let first = try #require(screen.feed)
        composed.connection.showStates()
        #expect(screen.feeds.count == 1)
        states.known = [key("b", origin: "web:b"): .read, key("c"): [.read, .starred]]
        composed.connection.showStates()
        let feed = try #require(screen.feed)
        #expect(feed.items.map(\.states) == [[], .read, [.read, .starred]])
        #expect(feed.revision == first.revision && screen.feeds.count == 2)
        #expect(feed.states?.unreadCount(ofSource: 0) == 1)
        #expect(first.items.map(\.states) == [.read, [], []])
        states.error = FeedItemStateError(step: .reading, path: nil, reason: "away")
        composed.connection.showStates()
        #expect(screen.feeds.count == 2 && actions.refused.count == 1)
    }

    @Test func `Marks items in all feeds that contain them`() {
        let copies = [key("b"): [key("b", origin: "web:b"), key("b", origin: "web:c")]]
        states.read = [key("a", origin: "web:b")]
        show(["a", "b"], copies: copies)
        #expect(screen.isRead == [false, false])
        #expect(mark([0, 1]) == .done)
        #expect(states.changes == [[key("a"), key("b")] + copies[key("b", origin: "web:a")]!])
        #expect(mark([1], as: .starred) == .done)
        #expect(states.known[key("b", origin: "web:c")] == [.read, .starred])
        #expect(mark([1], isSet: false) == .done)
        #expect(states.known[key("b", origin: "web:b")] == .starred)

        states.known = [key("b", origin: "web:c"): .read]
        show(["a", "b"], copies: copies)
        #expect(screen.isRead == [false, true])
    }

    @Test func `Marks items with the same identifier separately`() {
        let feed = Feed(
            format: .rss20, homePageURL: "https://a.example/",
            items: ["one", "two"].map { FeedItem(id: "shared", title: $0) })
        composed.delegate.didRequestFeedRefresh()
        loader.complete(with: .success(feed))
        #expect(mark([1]) == .done)
        #expect(screen.isRead == [false, true])
        // Marks follow their item when the order changes.
        composed.delegate.didRequestFeedRefresh()
        var again = feed
        again.items.reverse()
        loader.complete(1, with: .success(again))
        #expect(screen.isRead == [true, false])
    }

    @Test func `Marks stars independently of read states`() {
        states.read = [key("b")]
        show(["a", "b"])
        #expect(mark([1], as: .starred) == .done)
        #expect(screen.feed?.items.map(\.states) == [[], [.read, .starred]])
        #expect(mark([0, 1], as: [.read, .starred], isSet: false) == .done)
        #expect(screen.feed?.items.map(\.states) == [[], []])
    }

    @Test func `Changes a range at once, without unchanged items`() throws {
        states.read = [key("b")]
        show(["a", "b", "c", "d"])
        let change = FeedItemStateChange(
            revision: try #require(screen.feed?.revision), states: .read, isSet: true,
            items: .range(0..<3))
        #expect(composed.delegate.didRequestStates(change) == .done)
        #expect(states.changes == [[key("a"), key("c")]])
        #expect(screen.isRead == [true, true, true, false])
        #expect(composed.delegate.didRequestStates(change) == .done)
        #expect(states.changes.count == 1)
    }

    @Test func `Displays a new value after a change, and copies keep their states`() throws {
        show(["a", "b"])
        let before = try #require(screen.feed)
        let id = before.items[1].id
        #expect(mark([1], as: .starred) == .done)
        #expect(screen.feeds.count == 2)
        let after = try #require(screen.feed)
        #expect(before.items.map(\.states) == [[], []])
        #expect(before.sources.map(\.starredCount) == [0])
        #expect(after.items.map(\.states) == [[], .starred])
        #expect(after.sources.map(\.starredCount) == [1])
        #expect(after.sources.map(\.itemCount) == [2])
        #expect(after.revision == before.revision)
        #expect(after.items[1].id == id)
        // Nothing is displayed where nothing changes.
        #expect(mark([1], as: .starred) == .done)
        #expect(mark([7], as: .starred) == .refused)
        let error = FeedItemStateError(step: .keeping, path: "x", reason: "full")
        states.error = error
        #expect(mark([0]) == .failed)
        #expect(screen.feeds.count == 2 && actions.refused.last == .state(error))
    }

    @Test func `A view may ask for another change while one is displayed`() throws {
        final class Marker: FeedView, FeedLoadingView, FeedErrorView {
            var delegate: (any FeedDelegate)?
            var read: [Int] = []

            func display(_ viewModel: FeedViewModel) {
                read.append(viewModel.items.count { $0.states.contains(.read) })
                let next = viewModel.items.firstIndex { !$0.states.contains(.read) }
                guard let next else { return }
                _ = delegate?.didRequestStates(
                    FeedItemStateChange(
                        revision: viewModel.revision, states: .read, isSet: true,
                        items: .list([next])))
            }
            func display(_ viewModel: FeedLoadingViewModel) {}
            func display(_ viewModel: FeedErrorViewModel) {}
        }
        let marker = Marker()
        let composed = FeedUIComposer.compose(
            feedLoader: loader, imageDataLoader: ImageLoaderSpy(),
            imageTransformer: { "\($0.byteCount)" }, states: states,
            makeViews: { _ in
                FeedViewSet(
                    feed: marker, loading: marker, error: marker, image: NullView<String>())
            })
        marker.delegate = composed.delegate
        composed.delegate.didRequestFeedRefresh()
        let items = ["a", "b", "c"].map { FeedItem(id: $0) }
        loader.complete(with: .success(Feed(format: .rss20, items: items)))
        #expect(marker.read == [0, 1, 2, 3])
        #expect(states.read.count == 3)
    }

    @Test func `Ignores marks of other feeds and missing items`() throws {
        show(["a", "b"])
        let old = try #require(screen.feed?.revision)
        show(["x", "y"])
        let revision = try #require(screen.feed?.revision)
        #expect(revision != old)
        #expect(mark([0], in: old) == .stale)
        #expect(mark([0], in: 0) == .stale)
        for index in [2, -1, .max] { #expect(mark([0, index]) == .refused) }
        #expect(mark([0], as: []) == .refused)
        #expect(mark([0], as: FeedItemStates(rawValue: 4)) == .refused)
        for range in [-1..<1, 1..<3, 2..<3, 0..<Int.max, -1..<Int.max, Int.min..<Int.max] {
            let change = FeedItemStateChange(
                revision: revision, states: .read, isSet: true, items: .range(range))
            #expect(composed.delegate.didRequestStates(change) == .refused)
        }
        #expect(
            actions.refused.prefix(3) == [
                .noItem(index: 2), .noItem(index: -1), .noItem(index: .max),
            ])
        #expect(states.read.isEmpty)
        #expect(screen.isRead == [false, false])
    }

    @Test func `Shows the feed and reports the error if states can't be read`() {
        let error = FeedItemStateError(step: .reading, path: "x", reason: "gone")
        states.error = error
        show(["a"])
        #expect(screen.isRead == [false])
        #expect(actions.refused == [.state(error)])
    }

    @Test(arguments: [
        "https://a.example/a", "https://a.example/in-a", "https://a.example/comments-a",
        "https://a.example/file-a", "mailto:a@a.example", "https://a.example/chapters-a",
        "https://a.example/words-a",
    ])
    func `Opens addresses of an item from that item only`(url: String) throws {
        show(["a", "b"])
        #expect(open(url, from: 0) == .done)
        #expect(actions.opened == [url])
        #expect(open(url, from: 1) == .refused)
        #expect(open(url, from: nil) == .refused)
        #expect(actions.opened == [url])
        #expect(actions.refused == [.notShown(url: url), .notShown(url: url)])
        let revision = try #require(screen.feed?.revision)
        #expect(open(url, from: 0, in: revision + 1) == .stale)
        #expect(open(url, from: 7) == .refused)
        #expect(actions.opened == [url])
        #expect(actions.refused.last == .noItem(index: 7))
    }

    @Test func `Compares addresses by bytes`() {
        // The second is an e with a combining accent.
        show(["caf\u{E9}"])
        #expect(open("https://a.example/cafe\u{301}", from: 0) == .refused)
        #expect(open("https://a.example/in-cafe\u{301}", from: 0) == .refused)
        #expect(open("https://a.example/caf\u{E9}", from: 0) == .done)
        #expect(open("https://a.example/in-caf\u{E9}", from: 0) == .done)
    }

    @Test func `Opens the feed's page from the feed`() {
        show(["a"])
        #expect(open("https://a.example/", from: nil) == .done)
        #expect(actions.opened == ["https://a.example/"])
    }

    @Test(arguments: [
        "javascript:a", "file:///etc/passwd", "", "https", "data:text/html,x", "-h", "/bin/sh",
        "JAVASCRIPT:a",
    ])
    func `Refuses other schemes even if the feed contains them`(url: String) {
        show(["a"])
        #expect(open(url, from: 0) == .refused)
        #expect(actions.opened.isEmpty)
        #expect(actions.refused == [.otherScheme(url: url)])
    }

    @Test func `Handles requests without view updates immediately`() throws {
        show(["a"])
        var later: [() -> Void] = []
        let deferring = DeferringFeedDelegate(composed.delegate) { later.append($0) }
        let revision = try #require(screen.feed?.revision)
        deferring.didRequestFeedRefresh()
        let change = FeedItemStateChange(
            revision: revision, states: .read, isSet: true, items: .list([0]))
        #expect(deferring.didRequestStates(change) == .done)
        #expect(
            deferring.didRequestOpening(of: "https://a.example/a", from: 0, in: revision) == .done)
        #expect(deferring.didRequestCopy(of: "text") == .done)
        #expect(screen.isRead == [true])
        #expect(actions.opened == ["https://a.example/a"])
        #expect(actions.copied == ["text"])
        #expect(later.count == 1)
    }
}
