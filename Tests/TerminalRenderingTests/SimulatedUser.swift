import PresentationTestSupport
import ReaderPresentation

@testable import TerminalRendering

/// A simulated user of a reader with feeds in folders: sends keys and reads the screen.
final class SimulatedUser {
    let delegate: ReaderTests.Delegate
    let canvas = ReaderTests.Canvas()
    let presenter: ReaderPresenter
    let reader: Reader

    /// Starts a reader; with `other`, one that takes the place of that user's.
    init(
        columns: Int = 60, rows: Int = 16, pictures: PictureProtocol = .none,
        keys: ReaderKeys = .standard, after other: SimulatedUser? = nil
    ) {
        let delegate = other?.delegate ?? ReaderTests.Delegate()
        self.delegate = delegate
        presenter =
            other?.presenter
            ?? ReaderPresenter(
                delegate: delegate, keys: keys, leave: { delegate.messages.append("leave") })
        reader = Reader(
            delegate: presenter, pictureDelegate: delegate, words: EnglishPhrases().words,
            keys: keys, canvas: canvas, now: { 1_795_305_600 })
        reader.setSurface(ReaderSurface(columns: columns, rows: rows, pictures: pictures))
        reader.knowsTerminal = true
        let views = ReaderViews(sources: reader, items: reader, article: reader, notice: reader)
        presenter.views = views.heldWeakly
    }

    /// Displays a feed as a host does.
    func show(_ feed: FeedViewModel) {
        reader.display(feed)
        presenter.display(feed)
    }

    func show(_ error: FeedErrorViewModel) {
        reader.display(error)
        presenter.display(error)
    }

    /// An item of a source, with its age in hours.
    struct Item {
        var title: String
        var source: Int
        var age: Int64 = 1
        var html = "<p>Text.</p>"
        /// The address of its picture.
        var picture: String?
    }

    struct Source {
        var title: String
        var folder: String?
        var failure: String?
    }

    static let sources = [
        Source(title: "Bell", folder: "News/Sea"), Source(title: "Anchor"),
        Source(title: "Cod", folder: "News"), Source(title: "Dyke", folder: "News/Sea"),
    ]
    static let items = [
        Item(title: "Tide tables", source: 0, age: 5),
        Item(title: "apples", source: 1, age: 1, html: "<p>All of <b>Har</b>bour &amp;\nco</p>"),
        Item(title: "Zinc", source: 2, age: 9),
        Item(title: "Boats", source: 1, age: 48),
        Item(title: "Masts", source: 3, age: 3),
        Item(title: "Nets", source: 0, age: 2),
    ]

    func show(
        _ items: [Item] = SimulatedUser.items, of sources: [Source] = SimulatedUser.sources,
        revision: UInt64 = 1
    ) {
        let delegate = Unchecked(value: delegate)
        let counts: @Sendable (Int) -> FeedSourceViewModel = { source in
            let own = items.indices.filter { items[$0].source == source }
            return FeedSourceViewModel(
                title: sources[source].title,
                homePageURL: "https://\(sources[source].title).example/",
                feedURL: "https://\(sources[source].title).example/feed",
                folder: sources[source].folder, itemCount: own.count,
                unreadCount: own.count { !(delegate.value.states[$0] ?? []).contains(.read) },
                starredCount: own.count { (delegate.value.states[$0] ?? []).contains(.starred) },
                failure: sources[source].failure)
        }
        show(
            FeedViewModel(
                revision: revision, title: "All that is new", isMerged: true, format: "merged",
                itemCountWords: "\(items.count) items",
                sources: FeedSourceViewModels(count: sources.count, source: counts),
                items: FeedItemViewModels(
                    count: items.count,
                    item: { index in
                        let item = items[index]
                        return FeedItemViewModel(
                            identifier: item.title, title: item.title,
                            states: delegate.value.states[index] ?? [],
                            url: "https://a.example/\(index)",
                            openURL: "https://a.example/\(index)",
                            published: DateViewModel(
                                secondsSince1970: 1_795_305_600 - item.age * 3_600, rfc3339: "",
                                words: "then"),
                            dateOrigin: .published, sourceIndex: item.source,
                            source: ItemSourceViewModel(title: sources[item.source].title))
                    },
                    page: { index in
                        ItemPage(
                            contentHTML: items[index].html,
                            image: items[index].picture.map {
                                ImageViewModel(url: $0, alternativeText: "")
                            })
                    })))
    }

    /// Passes a value into a sendable closure that is called on the same thread.
    struct Unchecked<Value>: @unchecked Sendable {
        let value: Value
    }

    func press(_ keys: String) {
        var parser = InputParser()
        for event in parser.events(of: keys.utf8) + parser.endWaiting() { reader.handle(event) }
    }

    var screen: [String] {
        let grid = reader.draw()
        return (0..<grid.rows).map { grid.text(ofRow: $0) }
    }

    /// The lines between title and status line, trimmed.
    var lines: [String] {
        screen.dropFirst().dropLast().map { $0.trimmed }.filter { !$0.isEmpty }
    }

    /// The titles of visible items in the list.
    var titles: [String] {
        let known = Self.items.map { $0.title }
        return lines.compactMap { line in known.first { line.contains($0) } }
    }

    var status: String { screen.last ?? "" }
}

extension String {
    fileprivate var trimmed: String {
        var rest = self[...]
        while rest.first == " " { rest.removeFirst() }
        return String(rest)
    }
}
