import FeedListing
import FeedModel
import FeedPluginKit
import FeedViews
import WindowRendering
import WindowWidgets

// User actions.
extension WindowReader {
    func handle(_ press: KeyPress) -> Bool {
        if press.isTabulator { hasTabbed = true }
        guard !press.hasAlt,
            let key = WindowKey(
                symbol: press.symbol, scalar: press.scalar, hasControl: press.hasControl)
        else { return false }
        if items.search.hasFocus {
            guard key == .escape else { return false }
            endSearch()
            items.search.isOpen = false
            return true
        }
        guard let action = WindowAction(key) else { return false }
        switch key {
        // Only a button that the user went to has a key: the focus comes to others by itself.
        case .enter, .space: if hasTabbed, frame.focusIsOnButton { return false }
        // Arrow keys move through the sources when they have the focus.
        case .up, .down, .home, .end, .pageUp, .pageDown:
            if sources.widget.holdsFocus { return false }
        default: break
        }
        hasTabbed = false
        perform(action)
        return true
    }

    func perform(_ action: WindowAction) {
        switch action {
        case .nextItem: move(by: 1)
        case .previousItem: move(by: -1)
        case .nextUnread: goToUnread()
        case .pageDown: page(down: true)
        case .pageUp: page(down: false)
        case .beginning: goToEnd(false)
        case .end: goToEnd(true)
        case .enter: enter()
        case .back: goBack(leaves: false)
        case .close: goBack(leaves: true)
        case .sources: showSources()
        case .search: openSearch()
        case .open: openPage()
        case .copy: copy()
        case .toggleRead: toggle(.read)
        case .toggleStar: toggle(.starred)
        case .markAllRead: markAllRead()
        case .refresh: host.delegate.didRequestFeedRefresh()
        case .retry:
            host.delegate.didRequestFeedRefresh()
            retryPictures()
        case .help: showHelp()
        case .quit: leave()
        }
    }

    // MARK: Navigation

    private var selectedRow: Int? { selected.flatMap { list?.row(ofItem: $0) } }

    private func move(by count: Int) {
        guard let list, !list.indices.isEmpty else { return }
        let row = selectedRow.map { $0 + count } ?? (count > 0 ? 0 : list.indices.count - 1)
        goTo(row: min(max(row, 0), list.indices.count - 1))
    }

    private func goTo(row: Int) {
        items.list.selected = row
        items.list.scroll(to: row)
        select(row: row)
    }

    /// Called when a row is selected by mouse, keys or code.
    func select(row: Int) {
        guard let list, row < list.indices.count, selected != list.indices[row] else { return }
        selected = list.indices[row]
        showArticle()
        if seesArticle { setSelected(.read, true) }
    }

    /// Opens the item of a row.
    func openRow(_ row: Int) {
        items.list.selected = row
        select(row: row)
        enter()
    }

    private func enter() {
        if inner.isFolded, !inner.showsSecond { return showItems() }
        if selected == nil { move(by: 1) }
        guard selected != nil else { return }
        outer.showsSecond = true
        article.area.grabFocus()
        setSelected(.read, true)
    }

    private func goBack(leaves: Bool) {
        if seesOnlyArticle {
            outer.showsSecond = false
            items.list.grabFocus()
        } else if items.search.isOpen {
            endSearch()
            items.search.isOpen = false
        } else if inner.isFolded, inner.showsSecond {
            showSources()
        } else if leaves {
            leave()
        }
    }

    func showItems() {
        inner.showsSecond = true
        items.list.grabFocus()
    }

    private func showSources() {
        if outer.isFolded { outer.showsSecond = false }
        inner.showsSecond = false
        sources.list.grabFocus()
    }

    private func openSearch() {
        if outer.isFolded { outer.showsSecond = false }
        inner.showsSecond = true
        items.search.isOpen = true
    }

    private func goToUnread() {
        guard let list, let row = list.unreadRow(after: selectedRow) else {
            return toasts.show(words[.readerAllRead])
        }
        goTo(row: row)
    }

    private func page(down: Bool) {
        guard seesArticle, selected != nil else {
            items.area.scroll(byPages: down ? 0.9 : -0.9)
            return
        }
        // At the end of an article, go to the next unread item.
        if !article.area.scroll(byPages: down ? 0.9 : -0.9), down { goToUnread() }
    }

    private func goToEnd(_ isEnd: Bool) {
        guard let list, !list.indices.isEmpty else { return }
        if seesOnlyArticle {
            article.area.scroll(toEnd: isEnd)
        } else {
            goTo(row: isEnd ? list.indices.count - 1 : 0)
        }
    }

    // MARK: Filters and search

    func choose(_ filter: ItemFilter) {
        guard let list else { return }
        show(ItemList(list.feed, filter: filter, search: list.search))
    }

    func search(_ words: String) {
        guard let list, list.search != words else { return }
        show(ItemList(list.feed, filter: list.filter, search: words))
    }

    /// Called when the user confirms the search.
    func endSearch() { items.list.grabFocus() }

    private func show(_ list: ItemList) {
        self.list = list
        showRows()
        if selectedRow == nil, !list.indices.isEmpty { items.list.scroll(to: 0) }
    }

    // MARK: States

    private func toggle(_ state: FeedItemStates) {
        guard let list, let selected else { return }
        setSelected(state, !list.feed.items[selected].states.contains(state))
    }

    /// Sets or clears a state of the selected item, unless it already is.
    private func setSelected(_ state: FeedItemStates, _ isSet: Bool) {
        guard let list, let selected,
            list.feed.items[selected].states.contains(state) != isSet
        else { return }
        _ = host.delegate.didRequestStates(
            FeedItemStateChange(
                revision: list.feed.revision, states: state, isSet: isSet,
                items: .range(selected..<selected + 1)))
        let row = selectedRow
        items.list.fillAgain { $0 == row }
        showStates()
        sources.showCounts()
    }

    /// Marks the listed items as read; if all are, undoes the last marking.
    private func markAllRead() {
        guard let list else { return }
        if let change = list.marking(after: lastMarking) {
            if host.delegate.didRequestStates(change) == .done {
                lastMarking = change.isSet ? change : nil
                let key = WindowAction.markAllRead.keys.first?.name ?? ""
                toasts.show(
                    change.isSet
                        ? words[phrase: .readerMarkedAll].around(key) : words[.readerMarkingUndone])
            }
        } else {
            toasts.show(words[.readerAllRead])
        }
        items.list.fillAgain()
        sources.showCounts()
        showStates()
    }

    // MARK: Links

    private var page: String? {
        guard let list, let selected else { return nil }
        let url = list.feed.items[selected].openURL
        if url == nil { toasts.show(words[.readerNoAddress]) }
        return url
    }

    private func openPage() {
        guard let page else { return }
        follow(page)
    }

    /// Opens a link of the article.
    func follow(_ url: String) {
        guard let list, let selected,
            host.delegate.didRequestOpening(
                of: url, from: selected, in: list.feed.revision) == .done
        else { return }
        toasts.show(words[phrase: .readerOpening].around(url))
        setSelected(.read, true)
    }

    private func copy() {
        guard let page, host.delegate.didRequestCopy(of: page) == .done else { return }
        toasts.show(words[phrase: .readerCopied].around(page))
    }

    // MARK: Help

    private func showHelp() {
        guard help == nil else { return }
        let grid = Grid(rowSpacing: 8, columnSpacing: 24)
        for (row, action) in WindowAction.allCases.enumerated() {
            let keys = action.keys.map { $0.name }.joined(separator: "  ")
            grid.put(Label(keys).style("heading").align(down: .start), column: 0, row: row)
            grid.put(Label(words[action.word]).wrap().expand(across: true), column: 1, row: row)
        }
        grid.margins(start: 18, end: 18, top: 6, bottom: 18)
        let header = HeaderBar()
        header.show(title: words[.readerHelp])
        let window = ReaderFrame(width: 520, height: 640) { [unowned self] in closeHelp() }
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
