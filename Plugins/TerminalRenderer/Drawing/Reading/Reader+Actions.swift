import FeedModel
import FeedViews

// The actions of keys.
extension Reader {
    func perform(_ action: ReaderAction, number: Int?) {
        switch action {
        case .next: moveLine(number ?? 1)
        case .previous: moveLine(-(number ?? 1))
        case .nextItem: moveItem(number ?? 1)
        case .previousItem: moveItem(-(number ?? 1))
        case .nextUnread: goToUnread()
        case .pageDown: movePage(whole: true, 1)
        case .pageUp: movePage(whole: true, -1)
        case .halfDown: movePage(whole: false, 1)
        case .halfUp: movePage(whole: false, -1)
        case .first: goTo(number, else: 0)
        case .last: goTo(number, else: .max)
        case .enter:
            if let number { follow(link: number) } else { openSelected() }
        case .back: goBack(leaves: false)
        case .close: goBack(leaves: true)
        case .nextPane: changeSide(1)
        case .previousPane: changeSide(-1)
        case .search: prompt = .search("")
        case .filter:
            if side == .article { goBack(leaves: false) }
            side = .list
            prompt = .filter(choice.filter?.words ?? "")
            itemBeforeFilter = selectedItem
        case .sort: prompt = .order
        case .rows: toggleRows()
        case .unreadOnly: toggleUnreadOnly()
        case .note: followNote(number)
        case .findNext: find(1, from: 1)
        case .findPrevious: find(-1, from: 1)
        case .open:
            if let number { follow(link: number) } else { openPage() }
        case .copy: copy(link: number)
        case .unread: toggle(.read)
        case .star: toggle(.starred)
        case .allRead: markAllRead()
        case .refresh: delegate.didRequestFeedRefresh()
        case .retry: retry()
        case .help: helpTop = 0
        case .redraw: requests.append(.redraw)
        case .suspend: requests.append(.suspend)
        case .quit: requests.append(.leave)
        case .select, .chooseList, .toFeeds, .toItems, .none: break
        }
    }

    private func moveLine(_ count: Int) {
        switch side {
        case .feeds: goToEntry(entryList.selected + count)
        case .list: list.move(by: count)
        case .article: if let top = article?.top { article?.scroll(to: top + count) }
        }
    }

    private func movePage(whole: Bool, _ direction: Int) {
        switch side {
        case .feeds:
            entryList.page(direction, isWhole: whole)
            listEntry()
        case .list: list.page(direction, isWhole: whole)
        case .article:
            guard let open = article else { return }
            // At the end of an article, continues with the next unread one.
            if whole, direction > 0, open.isAtEnd { return goToUnread() }
            // Keeps one line of the previous page, for orientation.
            let page = whole ? max(layout.article.rows - 1, 1) : max(layout.article.rows / 2, 1)
            article?.scroll(to: open.top + direction * page)
        }
    }

    private func goTo(_ number: Int?, else standard: Int) {
        if side == .article, number == nil {
            article?.scroll(to: standard)
        } else if side == .feeds {
            goToEntry(number.map { $0 - 1 } ?? standard)
        } else {
            goToItem(number.map { $0 - 1 } ?? standard)
        }
    }

    private func moveItem(_ count: Int) {
        goToItem(list.selected + count)
    }

    /// Selects a row, and while reading opens its article.
    private func goToItem(_ row: Int) {
        let before = selectedItem
        list.select(row)
        guard side == .article, selectedItem != before else { return }
        closeArticle()
        markSelectedRead()
    }

    /// Selects the next unread item below, else of the next feed that has any, else above.
    private func goToUnread() {
        guard let feed = displayed else { return }
        func unreadRow(from start: Int) -> Int? {
            listed.indices.dropFirst(start).first {
                !feed.facts[listed[$0]].states.contains(.read)
            }
        }
        if let row = unreadRow(from: side == .feeds ? list.selected : list.selected + 1) {
            if side == .feeds { side = .list }
            return goToItem(row)
        }
        let isOtherFeed = goToNextUnreadFeed()
        guard let row = unreadRow(from: 0) else {
            notice = words[.readerAllRead]
            return
        }
        if side == .feeds { side = .list }
        guard isOtherFeed else { return goToItem(row) }
        list.select(row)
        guard side == .article else { return }
        closeArticle()
        markSelectedRead()
    }

    func openSelected() {
        switch side {
        case .feeds: side = .list
        case .list:
            guard selectedItem != nil else { return }
            side = .article
            markSelectedRead()
        case .article: break
        }
    }

    func goBack(leaves: Bool) {
        switch side {
        case .article:
            if layout.list.columns == 0 { closeArticle() }
            if article?.index == nil { article = nil }
            side = .list
        case .list:
            if !leaves, choice.filter != nil { return setFilter("") }
            search = nil
            if !entries.isEmpty {
                side = .feeds
            } else if leaves {
                requests.append(.leave)
            }
        case .feeds:
            search = nil
            if leaves { requests.append(.leave) }
        }
    }

    /// Moves to the next pane, cyclically.
    private func changeSide(_ direction: Int) {
        let sides: [ReaderSide] = entries.isEmpty ? [.list, .article] : [.feeds, .list, .article]
        guard let index = sides.firstIndex(of: side) else { return }
        let next = sides[(index + direction + sides.count) % sides.count]
        if side == .article { goBack(leaves: false) }
        side = next == .article ? .list : next
        if next == .article { openSelected() }
    }
}
