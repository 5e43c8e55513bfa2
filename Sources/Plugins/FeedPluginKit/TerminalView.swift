internal import FeedRendering
public import FeedViews

/// The views of a reader in a terminal, and what keys do to the screen: typing, scrolling, help.
///
/// The host performs all other actions. The terminal itself is the renderer's: `feed_terminal.h` has
/// what it takes.
public final class TerminalView {
    private let host: RendererHost
    /// The lists to read in.
    public private(set) var sources = SourceListViewModel()
    /// The rows of the chosen list.
    public private(set) var items = ItemListViewModel()
    /// The selected item.
    public private(set) var article = OpenArticleViewModel()
    /// True if there is something new to draw.
    public var isStale = true
    /// True if the help is shown.
    public private(set) var showsHelp = false

    private var loading = ""
    private var notice = ""
    private var failure = ""
    /// The action that a text is typed for, and what is asked.
    private var prompt: ReaderAction?
    private var question = ""
    private var typed = ""
    /// The number that is typed before a key.
    private var number: Int?
    /// True from a request until its end, an article or a notice, is displayed.
    private var hasAsked = false
    /// The identifier of the open item.
    private var opened = ""
    /// The lines above the screen.
    private var articleTop = 0
    private var helpTop = 0

    private static let greatestNumber = 100_000

    /// Creates a view.
    public init(host: RendererHost) { self.host = host }

    /// The columns of the terminal; 80 if unknown.
    public var columns: Int {
        let columns = host.terminalEnvironment?.columns ?? 0
        return columns > 1 ? columns : 80
    }

    /// The rows of the terminal; 24 if unknown.
    public var rows: Int {
        let rows = host.terminalEnvironment?.rows ?? 0
        return rows > 3 ? rows : 24
    }

    /// The rows of a list or a text: between a title and the last line.
    private var page: Int { rows - 2 }

    // MARK: Drawing

    /// The last line of the screen: what is typed, what happened, or the key for help.
    public var status: String {
        guard prompt == nil else { return question + typed }
        if let words = [notice, failure, loading].first(where: { !$0.isEmpty }) { return words }
        guard let key = host.readerKeys.names(of: .help).first else { return "" }
        return "\(key): \(ReaderAction.help.description(in: host.words))"
    }

    /// The help: the keys that do something here, in the user's language.
    public var help: String { host.readerHelp(for: does) }

    /// The rows of a list that are on the screen, each made by `text` of its index: those around the
    /// selected one.
    public func rows(_ count: Int, selected: Int?, _ text: (Int) -> String) -> [String] {
        let first = max((selected ?? 0) - page + 1, 0)
        return (0..<count).dropFirst(first).prefix(page).map {
            ($0 == selected ? "> " : "  ") + text($0)
        }
    }

    /// The lines of a text that are on the screen, by how far it is scrolled.
    public func scrolled(_ text: String) -> [String] {
        let lines = Self.lines(of: text, columns: columns)
        top = min(top, max(lines.count - page, 0))
        return Array(lines.dropFirst(top).prefix(page))
    }

    private var top: Int {
        get { showsHelp ? helpTop : articleTop }
        set { if showsHelp { helpTop = newValue } else { articleTop = newValue } }
    }

    private static func lines(of text: String, columns: Int) -> [String] {
        var lines: [String] = []
        for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
            var (start, index, cells) = (paragraph.startIndex, paragraph.startIndex, 0)
            var blank: String.Index?
            while index < paragraph.endIndex {
                var width = CellWidth()
                for scalar in paragraph[index].unicodeScalars { width.add(scalar) }
                if cells + width.cells > columns, index > start {
                    lines.append(String(paragraph[start..<(blank ?? index)]))
                    start = blank.map { paragraph.index(after: $0) } ?? index
                    (index, cells, blank) = (start, 0, nil)
                } else {
                    cells += width.cells
                    if paragraph[index] == " ", index > start { blank = index }
                    index = paragraph.index(after: index)
                }
            }
            lines.append(String(paragraph[start...]))
        }
        return lines
    }

    // MARK: Keys

    /// True if the next key may be for what the host has not displayed yet: dispatch before it.
    public var awaitsAnswer: Bool { hasAsked && prompt == nil }

    /// Does what a key means, by its name.
    public func press(_ key: String) {
        isStale = true
        failure = ""
        let given = number
        number = nil
        if let prompt { return type(key, for: prompt) }
        guard let action = host.readerKeys.action(of: key) else {
            if let digit = Int(key), given ?? 0 < Self.greatestNumber {
                number = (given ?? 0) * 10 + digit
            }
            return
        }
        switch action {
        case .suspend: host.suspend()
        case _ where showsHelp || article.isOpen: pressInText(action, number: given)
        default: perform(action, number: given)
        }
    }

    private func pressInText(_ action: ReaderAction, number: Int?) {
        if let lines = lines(of: action) {
            top = max(top + lines * max(number ?? 1, 1), 0)
        } else if showsHelp, action != .quit {
            showsHelp = false
        } else {
            perform(action, number: number)
        }
    }

    /// The lines that an action moves by.
    private func lines(of action: ReaderAction) -> Int? {
        switch action {
        case .next: 1
        case .previous: -1
        case .pageDown: page
        case .pageUp: -page
        case .halfDown: (page + 1) / 2
        case .halfUp: -(page + 1) / 2
        case .first: -Int(Int32.max)
        case .last: Int(Int32.max)
        default: nil
        }
    }

    private func does(_ action: ReaderAction) -> Bool {
        switch action {
        case .help, .redraw, .suspend: true
        default: !action.isViewsOwn || lines(of: action) != nil
        }
    }

    private func perform(_ action: ReaderAction, number: Int?) {
        switch action {
        case .help: (showsHelp, helpTop) = (true, 0)
        case .filter, .search: (prompt, question, typed) = (action, "/", "")
        case .enter where article.isOpen && number != nil, .open, .copy:
            guard let number, number > 0, article.isOpen else { return request(action) }
            guard let links = article.article?.links, links.indices.contains(number - 1) else {
                return
            }
            request(action == .copy ? .copy : .open, text: links[number - 1].url)
        case _ where action.isViewsOwn:
            guard let lines = lines(of: action) else { return }
            let rows = abs(lines) * max(number ?? 1, 1)
            request(lines < 0 ? .previous : .next, number: rows)
        default: request(action, number: number)
        }
    }

    private func request(_ action: ReaderAction, text: String? = nil, number: Int? = nil) {
        let request = ReaderActionRequest(action, text: text, number: number)
        hasAsked = host.reader?.didRequestAction(request) == .done
    }

    /// Types a key into the prompt. A filter works with each key, a search at the end; the same filter again is one that is done.
    private func type(_ key: String, for action: ReaderAction) {
        var ends = false
        switch key {
        case "enter": ends = true
        case "escape": typed = ""
        case "space": typed += " "
        case "semicolon": typed += ";"
        case "backspace": _ = typed.popLast()
        default: if key.unicodeScalars.count == 1 { typed += key }
        }
        if ends || key == "escape" { prompt = nil }
        if ends || action == .filter { request(action, text: typed) }
    }
}

extension TerminalView: FeedView, FeedLoadingView, FeedErrorView, SourceListView, ItemListView,
    ArticleView, NoticeView
{
    public func display(_ viewModel: FeedViewModel) { isStale = true }
    public func display(_ viewModel: FeedLoadingViewModel) { show { loading = viewModel.message } }
    public func display(_ viewModel: FeedErrorViewModel) { show { failure = viewModel.words } }
    public func display(_ viewModel: SourceListViewModel) { show { sources = viewModel } }
    public func display(_ viewModel: ItemListViewModel) { show { items = viewModel } }
    public func display(_ viewModel: NoticeViewModel) {
        show {
            (notice, hasAsked) = (viewModel.words, false)
            guard viewModel.kind == .question, let action = viewModel.action else { return }
            (prompt, question, typed, notice) = (action, notice + ": ", viewModel.text, "")
        }
    }

    /// Another article is shown from its beginning.
    public func display(_ viewModel: OpenArticleViewModel) {
        let index = viewModel.isOpen ? viewModel.index : nil
        let identifier = index.map { viewModel.items[$0].identifier } ?? ""
        if !identifier.utf8.elementsEqual(opened.utf8) { articleTop = 0 }
        show { (article, opened, hasAsked) = (viewModel, identifier, false) }
    }

    private func show(_ change: () -> Void) {
        change()
        isStale = true
    }
}
