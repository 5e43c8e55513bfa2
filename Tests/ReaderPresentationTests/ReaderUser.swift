import ReaderPresentation

/// A user of a reader of feeds in folders: performs actions, and sees what views are told.
final class ReaderUser {
    let desk = ReaderDesk()
    let reader: ReaderPresenter

    init(
        keys: ReaderKeys = .standard, phrases: any FeedPhrases = .english,
        editor: (any FeedListEditor)? = nil, commands: (any ItemCommands)? = nil,
        pages: (any ArticlePages)? = nil, player: (any RecordingPlayer)? = nil,
        clock: @escaping () -> FeedClock = { FeedClock(now: 0) }
    ) {
        reader = ReaderPresenter(
            delegate: desk,
            views: ReaderViews(sources: desk, items: desk, article: desk, notice: desk),
            phrases: phrases, keys: keys, editor: editor, commands: commands, pages: pages,
            player: player, clock: clock,
            leave: { [desk] in desk.messages.append("leave") })
    }

    struct Item {
        var title: String
        var source: Int
        var age: Int64 = 1
        var text = "<p>Text.</p>"
        var place: String?
        var author: String?
        var recording: String?
        /// By default the title.
        var identifier: String?
    }

    struct Source {
        var title: String
        var folder: String?
        var failure: String?
        var order: ItemOrder?
        /// By default made of the title.
        var identity: String?
        var url: String?
    }

    static let sources = [
        Source(title: "Bell", folder: "News/Sea"), Source(title: "Anchor"),
        Source(title: "Cod", folder: "News"), Source(title: "Dyke", folder: "News/Sea"),
    ]
    static let items = [
        Item(title: "Tide tables", source: 0, age: 5),
        Item(title: "apples", source: 1, age: 1, text: "<p>All of <b>Har</b>bour &amp;\nco</p>"),
        Item(
            title: "Zinc", source: 2, age: 9, author: "Ada", recording: "https://a.example/1.mp3"),
        Item(title: "Boats", source: 1, age: 48, place: "Genoa"),
        Item(title: "Masts", source: 3, age: 3),
        Item(title: "Nets", source: 0, age: 2),
    ]

    func show(
        _ items: [Item] = ReaderUser.items, of sources: [Source] = ReaderUser.sources,
        revision: UInt64 = 1
    ) {
        desk.titles = items.map { $0.title }
        desk.displayAgain = { [unowned self] in
            reader.display(desk.feed(items, of: sources, revision: revision))
        }
        reader.display(desk.feed(items, of: sources, revision: revision))
    }

    /// Performs actions one after the other.
    func perform(_ first: ReaderAction, _ second: ReaderAction, _ others: ReaderAction...) {
        for action in [first, second] + others { perform(action) }
    }

    @discardableResult
    func perform(
        _ action: ReaderAction, text: String? = nil, row: Int? = nil, number: Int? = nil,
        version: UInt64? = nil
    ) -> FeedRequestOutcome {
        reader.didRequestAction(
            ReaderActionRequest(action, text: text, row: row, number: number, version: version))
    }

    /// Chooses the list with a title.
    func choose(_ title: String) {
        perform(.chooseList, row: lists.firstIndex { $0.title == title })
    }

    /// Selects the item with a title.
    func select(_ title: String) {
        perform(.select, row: titles.firstIndex(of: title))
    }

    // MARK: What the user sees

    var lists: [SourceRowViewModel] { desk.sources?.rows ?? [] }

    /// The lists with their numbers, indented.
    var listLines: [String] {
        lists.map { row in
            String(repeating: "  ", count: row.depth) + row.title
                + (row.kind == .folder ? "/" : "") + (row.count > 0 ? " \(row.count)" : "")
        }
    }

    var titles: [String] {
        guard let list = desk.list else { return [] }
        return list.indices.map { list.items[$0].title }
    }

    var selected: String? {
        desk.list.flatMap { list in
            list.selectedRow.map { list.items[list.indices[$0]].title }
        }
    }

    var article: String? {
        desk.article.flatMap { article in article.index.map { article.items[$0].title } }
    }

    var isReading: Bool { desk.article?.isOpen == true }
    var notice: String { desk.notice.words }

    /// Where the user is, by what the views say.
    var place: String {
        [
            (desk.sources?.isActive, "feeds"), (desk.list?.isActive, "items"),
            (desk.article?.isOpen, "article"),
        ].filter { $0.0 == true }.map { $0.1 }.joined(separator: " ")
    }
}
