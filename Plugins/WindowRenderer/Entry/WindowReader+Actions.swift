import FeedViews
import WindowRendering
import WindowWidgets

// User actions.
extension WindowReader {
    /// Asks for an action on what is displayed.
    func request(
        _ action: ReaderAction, text: String? = nil, row: Int? = nil, version: UInt64? = nil
    ) {
        // The notice of what is played stands elsewhere, and would leave an offer to undo something else.
        notices.show("")
        let version = version ?? (action == .chooseList ? lists.version : list?.version)
        let outcome = delegate.didRequestAction(
            ReaderActionRequest(action, text: text, row: row, version: version))
        if action == .search, outcome != .done { isFinding = false }
    }

    /// Asks for an action on the article, which is seen beside the feeds, too.
    func requestOfArticle(_ action: ReaderAction, text: String? = nil) {
        if lists.isActive { request(.toItems) }
        request(action, text: text)
    }

    func handle(_ press: KeyPress) -> Bool {
        if press.isTabulator {
            hasTabbed = true
            items.search.letGo()
        }
        let key = WindowKey(
            symbol: press.symbol, scalar: press.scalar, hasControl: press.hasControl)
        if items.search.takesKeys {
            if key?.name == "escape" {
                stopAsking()
                return true
            }
            // These of the desktop type nothing.
            guard let key,
                ["f1", "f5"].contains(key.name)
                    || press.hasControl && keys.action(of: key.name) == .quit
            else { return frame.passKey(to: items.search) }
        }
        guard !press.hasAlt, let key else { return false }
        guard let action = keys.action(of: key.name) else {
            return key.name == "tab" && article.area.goInto()
        }
        switch key.name {
        // Only what the user went to has a key: the focus comes to others by itself.
        case "enter", "space":
            if hasTabbed, frame.focusTakesKey(isEnter: key.name == "enter") { return false }
        // Keys that move do so in the list that the user went to.
        case "up", "down", "home", "end":
            if hasTabbed, sources.widget.holdsFocus { request(.toFeeds) }
        default: break
        }
        hasTabbed = false
        perform(action)
        return true
    }

    func perform(_ action: ReaderAction) {
        switch action {
        case .pageDown: page(0.9)
        case .pageUp: page(-0.9)
        case .halfDown: page(0.45)
        case .halfUp: page(-0.45)
        case .first where seesOnlyArticle: article.area.scroll(to: 0)
        case .last where seesOnlyArticle: article.area.scroll(to: .max)
        case .findNext where shown.isOpen && !shown.search.isEmpty: find(1)
        case .findPrevious where shown.isOpen && !shown.search.isEmpty: find(-1)
        case .filter, .search: ask(action)
        case .retry:
            request(.retry)
            retryPictures()
        case .help: showHelp()
        default: request(action)
        }
    }

    /// Scrolls the article if it is in view, else the list.
    private func page(_ pages: Double) {
        guard seesArticle, shown.index != nil else {
            items.area.scroll(byPages: pages)
            return
        }
        // Who reads on has opened it.
        if pages > 0, !shown.isOpen { request(.enter, row: list?.selectedRow) }
        // At the end of an article, a whole page leads to the next unread item.
        if !article.area.scroll(byPages: pages), pages > 0.5 { request(.nextUnread) }
    }

    // MARK: Texts

    private func ask(_ action: ReaderAction) {
        ask(action, action == .filter ? list?.filter ?? "" : "", action.description(in: words))
    }

    /// Lets the user type the text of an action.
    func ask(_ action: ReaderAction, _ text: String, _ question: String) {
        asking = action
        if outer.isFolded { outer.showsSecond = false }
        inner.showsSecond = true
        items.search.begin(text, prompt: question)
    }

    /// Opens the field for a filter, or closes it.
    func toggleFilter() {
        if items.search.isOpen { stopAsking() } else { ask(.filter) }
    }

    /// Takes a text while it is typed.
    func didType(_ text: String) {
        if asking == .filter { request(.filter, text: text) }
    }

    /// Takes a text that the user has confirmed. A filter stays.
    func didConfirm(_ text: String) {
        let action = asking
        if action != .filter {
            asking = .filter
            items.search.follow(list?.filter ?? "")
        }
        isFinding = action == .search && shown.isOpen
        request(action, text: text)
        focusPane()
    }

    private func stopAsking() {
        let isFilter = asking == .filter
        if isFilter { request(.filter, text: "") }
        asking = .filter
        items.search.follow(isFilter ? "" : list?.filter ?? "")
        focusPane()
    }

    /// Scrolls the article to the next match in a direction, when all of it is laid out.
    func find(_ direction: Int, tells: Bool = true, attempts: Int = 50) {
        guard article.isLaidOut else {
            guard attempts > 0 else { return }
            // However long all parts take to be created, their places follow soon.
            let left = article.isMade ? attempts - 1 : attempts
            return MainLoop.afterDrawing { [weak self] in
                self?.find(direction, tells: tells, attempts: left)
            }
        }
        guard let search = SearchText(shown.search) else { return }
        let found = article.find(search, direction)
        guard tells else { return }
        let last = found?.isAround == true ? words[.readerLastFound] : ""
        notices.show(found == nil ? words[phrase: .readerNotFound].around(search.words) : last)
    }

    // MARK: Help

    private func showHelp() {
        guard help == nil else { return }
        let grid = Grid(rowSpacing: 8, columnSpacing: 18)
        for (row, action) in ReaderAction.allCases.enumerated() {
            let labels = keys.labels(of: action)
            guard !labels.isEmpty else { continue }
            let description = action.description(in: words, withNumbers: false)
            grid.put(
                Label(labels.joined(separator: "  ")).wrapWords(at: 14).style("heading")
                    .align(down: .start),
                column: 0, row: row)
            grid.put(Label(description).wrap().expand(across: true), column: 1, row: row)
        }
        grid.margins(start: 18, end: 18, top: 6, bottom: 18)
        let header = HeaderBar()
        header.show(title: words[.readerHelp])
        let window = ReaderFrame(width: min(frame.width, 520), height: min(frame.height, 640)) {
            [unowned self] in closeHelp()
        }
        window.show(Box(down: true, [header, ScrolledArea(grid).expand(down: true)]))
        window.title = words[.readerHelp]
        window.isFor(frame)
        window.onKey { [unowned self] press in
            // Any key except those that scroll closes the help.
            guard press.scalar != 0 || press.symbol == 0xFF1B else { return false }
            closeHelp()
            return true
        }
        help = window
        window.present()
    }

    private func closeHelp() {
        // Later, because the dialog can't be closed by its own handler.
        MainLoop.later { [weak self] in
            self?.help?.destroy()
            self?.help = nil
        }
    }
}
