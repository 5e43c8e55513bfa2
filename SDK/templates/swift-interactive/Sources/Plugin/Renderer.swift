import FeedModel
import FeedPluginKit
import Note

/// @TITLE@: a reader in the terminal. The host keeps what is selected, filtered and open.
final class Renderer: InteractiveFeedRenderer, FeedView, FeedLoadingView, FeedErrorView, SourceListView,
    ItemListView, ArticleView, NoticeView
{
    private let host: RendererHost
    private var sources = SourceListViewModel()
    private var items = ItemListViewModel()
    private var article = OpenArticleViewModel()
    private var loading = ""
    private var notice = ""
    private var failure = ""
    /// The action that a text is typed for, and the text.
    private var prompt: ReaderAction?
    private var typed = [CChar](repeating: 0, count: 256)
    private var scroll = 0
    private var showsHelp = false
    private var isStale = true

    var feedView: (any FeedView)? { self }
    var loadingView: (any FeedLoadingView)? { self }
    var errorView: (any FeedErrorView)? { self }
    var sourceListView: (any SourceListView)? { self }
    var itemListView: (any ItemListView)? { self }
    var articleView: (any ArticleView)? { self }
    var noticeView: (any NoticeView)? { self }

    init(host: RendererHost, options: RendererOptions) { self.host = host }

    // MARK: What the host shows

    func display(_ feed: FeedViewModel) {}
    func display(_ model: FeedLoadingViewModel) { show { loading = model.message } }
    func display(_ model: FeedErrorViewModel) { show { failure = model.words } }
    func display(_ model: SourceListViewModel) { show { sources = model } }
    func display(_ model: ItemListViewModel) { show { items = model } }
    func display(_ model: OpenArticleViewModel) { show { article = model } }
    func display(_ model: NoticeViewModel) { show { notice = model.words } }
    func environmentChanged() { isStale = true }

    private func show(_ change: () -> Void) {
        change()
        isStale = true
    }

    func run() throws(RendererError) {
        guard let terminal = host.terminalDescriptor else {
            throw RendererError("there is no terminal to read keys from")
        }
        feed_terminal_take(terminal)
        while true {
            if isStale { draw(on: terminal) }
            let ready = feed_terminal_wait(host.eventDescriptor ?? -1, terminal)
            if ready & Int32(FEED_TERMINAL_EVENTS) != 0, !host.dispatch() { return }
            guard ready & Int32(FEED_TERMINAL_KEYS) != 0 else { continue }
            var names = [CChar](repeating: 0, count: FEED_TERMINAL_NAMES)
            guard feed_terminal_read(terminal, &names) != 0 else { return }
            for name in names.prefix(while: { $0 != 0 }).split(separator: 10) { press(Self.text(name)) }
        }
    }

    private static func text(_ characters: some Collection<CChar>) -> String {
        String(decoding: characters.lazy.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    // MARK: The screen

    private func draw(on terminal: Int32) {
        let rows = max(host.terminalEnvironment?.rows ?? 24, 4)
        var lines: ArraySlice<String>
        if showsHelp {
            lines = help.dropFirst(scroll)
        } else if article.isOpen, let article = article.article {
            lines = self.lines(of: article).dropFirst(scroll)
        } else if sources.isActive {
            lines = self.rows(0..<sources.rows.count, sources.selectedRow, rows - 2) { row in
                let source = sources.rows[row]
                return String(repeating: "  ", count: source.depth) + "\(source.title) \(source.count)"
            }
        } else {
            lines = self.rows(0..<items.indices.count, items.selectedRow, rows - 2) { row in
                let item = items.items[items.indices[row]]
                return (item.states.contains(.starred) ? "* " : "")
                    + (item.states.contains(.read) ? "" : "\u{1B}[1m") + item.title + "\u{1B}[0m"
            }
            if lines.isEmpty { lines = [items.emptyWords] }
        }
        let hint = "?: " + ReaderAction.help.description(in: host.words)
        let words = [failure, notice, loading, hint].first { !$0.isEmpty } ?? ""
        var screen = "\u{1B}[H\u{1B}[2J\u{1B}[?25l\u{1B}[?7l\u{1B}[7m\(items.title)\u{1B}[0m "
        screen += items.conditionWords
        for line in lines.prefix(rows - 2) { screen += "\r\n" + line }
        screen += "\u{1B}[\(rows);1H"
        screen += prompt == nil ? words : "/" + Self.text(typed.prefix { $0 != 0 })
        let bytes = screen.utf8.map { CChar(bitPattern: $0) }
        feed_terminal_put(terminal, bytes, bytes.count)
        isStale = false
    }

    /// The rows of a list around the selected one.
    private func rows(_ all: Range<Int>, _ selected: Int?, _ count: Int, _ text: (Int) -> String)
        -> ArraySlice<String>
    {
        let first = max((selected ?? 0) - count + 1, 0)
        return all.dropFirst(first).prefix(count).map { ($0 == selected ? "> " : "  ") + text($0) }[...]
    }

    private var help: [String] {
        ReaderAction.allCases.compactMap { action in
            host.readerKeys.names(of: action).first.map { "\($0)  \(action.description(in: host.words))" }
        }
    }

    private func lines(of article: FeedArticleViewModel) -> [String] {
        var text = (article.showsTitle ? article.title + "\n" : "") + article.factsLine + "\n\n"
        text += article.bodyHTML.flatMap(host.plainText) ?? article.bodyText ?? ""
        text += "\n" + (article.caption ?? "") + "\n"
        for link in article.links { text += link.words + "\n" }
        var rest = text.utf8.map { CChar(bitPattern: $0) }[...]
        var lines: [String] = []
        let columns = UInt32(max(host.terminalEnvironment?.columns ?? 80, 2))
        while !rest.isEmpty {
            var taken = 0
            let length = rest.withUnsafeBufferPointer {
                feed_terminal_line($0.baseAddress, $0.count, columns, &taken)
            }
            lines.append(Self.text(rest.prefix(length)))
            rest = rest.dropFirst(taken)
        }
        return lines
    }

    // MARK: Keys

    private func press(_ key: String) {
        isStale = true
        if let prompt { return type(key, for: prompt) }
        let former = scroll
        scroll = 0
        switch host.readerKeys.action(of: key) {
        case .help: showsHelp.toggle()
        case .pageDown: scroll = former + 10
        case .pageUp: scroll = max(former - 10, 0)
        case .suspend: _ = host.suspend()
        case .filter, .search:
            prompt = host.readerKeys.action(of: key)
            typed[0] = 0
        case let action?: _ = host.reader?.didRequestAction(ReaderActionRequest(action))
        case nil: scroll = former
        }
    }

    /// A filter works with each key, a search at the end.
    private func type(_ key: String, for action: ReaderAction) {
        let ends = key == "enter"
        let cancels = key == "escape"
        if cancels { typed[0] = 0 } else if !ends { feed_terminal_type(&typed, typed.count, key) }
        if ends || cancels { prompt = nil }
        guard action == .filter ? !ends : ends else { return }
        let text = Self.text(typed.prefix { $0 != 0 })
        _ = host.reader?.didRequestAction(ReaderActionRequest(action, text: text))
    }
}
