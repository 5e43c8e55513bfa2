import FeedModel
import FeedRendering
import FeedViews
import TextRendering

// What a person does.
extension Reader {
    /// How long a text that is searched for may be, in characters.
    private static let longestSearch = 200
    private static let wheelLines = 3

    /// Does what an event says. What it changes is seen in the next drawing.
    package func handle(_ event: InputEvent) {
        openAwaitedArticle()
        switch event {
        case .key(let key): handle(key)
        case .paste(let text): handlePaste(text)
        case .press(let column, let row): handlePress(column: column, row: row)
        case .wheel(let isDown, let column, let row):
            handleWheel(isDown ? Self.wheelLines : -Self.wheelLines, column: column, row: row)
        case .answer: break
        }
    }

    /// Takes the last words away: whoever does something has read them, if they were there to be read.
    private func dismissMessage() {
        notice = ""
        if isMessageSeen { message = "" }
    }

    private func handle(_ key: Key) {
        dismissMessage()
        if prompt != nil { return handlePrompt(key) }
        if case .character(let scalar) = key, scalar.value >= 0x30, scalar.value <= 0x39,
            helpTop == nil, bindings.action(of: key) == nil
        {
            if number.count < 9, number != "0" { number.unicodeScalars.append(scalar) }
            return
        }
        let given = Int(number)
        number = ""
        guard let action = bindings.action(of: key) else { return }
        if helpTop != nil { return handleHelp(action) }
        if given != nil, action == .back { return }
        perform(action, number: given)
    }

    private func handlePaste(_ text: String) {
        // Only where something is typed; the rest of what is pasted means nothing here.
        guard let typed = prompt else { return }
        let line = text.prefix { !$0.isNewline }
        prompt = String((typed + String(line).displayable).prefix(Self.longestSearch))
    }

    private func handlePrompt(_ key: Key) {
        guard let typed = prompt else { return }
        switch key {
        case .character(let scalar):
            guard typed.count < Self.longestSearch, DisplayRole(scalar) == .shown else { return }
            prompt = typed + String(Character(scalar))
        case .backspace: prompt = typed.isEmpty ? nil : String(typed.dropLast())
        case .control("u"): prompt = ""
        case .escape, .control("c"), .control("g"): prompt = nil
        case .enter:
            prompt = nil
            // Nothing typed is what was searched for last.
            search = SearchText(typed) ?? search
            find(1, from: 0)
        default: break
        }
    }

    private func handleHelp(_ action: ReaderAction) {
        guard let top = helpTop else { return }
        let page = max(layout.status - 1, 1)
        switch action {
        case .next: helpTop = top + 1
        case .previous: helpTop = max(top - 1, 0)
        case .pageDown, .halfDown: helpTop = top + page
        case .pageUp, .halfUp: helpTop = max(top - page, 0)
        case .first: helpTop = 0
        case .last: helpTop = 1_000
        case .quit: wishes.append(.leave)
        case .suspend: wishes.append(.suspend)
        case .redraw: wishes.append(.redraw)
        default: helpTop = nil
        }
    }

    // MARK: Actions

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
            if let number { follow(link: number) } else { openArticle() }
        case .back: goBack(leaves: false)
        case .close: goBack(leaves: true)
        case .other: changeSide()
        case .search: prompt = ""
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
        case .redraw: wishes.append(.redraw)
        case .suspend: wishes.append(.suspend)
        case .quit: wishes.append(.leave)
        case .none: break
        }
    }

    private func moveLine(_ count: Int) {
        if side == .article, let top = article?.top {
            article?.scroll(to: top + count)
        } else {
            list.move(by: count)
        }
    }

    private func movePage(whole: Bool, _ direction: Int) {
        if side == .article, let open = article {
            // A line of the page before stays, for the eye.
            let page = whole ? max(layout.article.rows - 1, 1) : max(layout.article.rows / 2, 1)
            article?.scroll(to: open.top + direction * page)
        } else {
            list.page(by: direction * (whole ? list.capacity : max(list.capacity / 2, 1)))
        }
    }

    private func goTo(_ number: Int?, else standard: Int) {
        if side == .article, number == nil {
            article?.scroll(to: standard)
        } else {
            goToItem(number.map { $0 - 1 } ?? (standard == 0 ? 0 : list.count - 1))
        }
    }

    private func moveItem(_ count: Int) {
        goToItem(list.selected + count)
    }

    /// Goes to an item: while an article is read, to that item's article.
    private func goToItem(_ index: Int) {
        let before = list.selected
        list.select(index)
        guard side == .article, list.selected != before else { return }
        closeArticle()
        markSelectedRead()
    }

    private func goToUnread() {
        guard let feed = onShow, feed.count > 0 else { return }
        for step in 1...feed.count {
            let index = (list.selected + step) % feed.count
            guard !feed.feed.items[index].states.contains(.read) else { continue }
            return goToItem(index)
        }
        notice = words[.readerAllRead]
    }

    private func openArticle() {
        guard let onShow, onShow.count > 0, side == .list else { return }
        side = .article
        markSelectedRead()
    }

    private func goBack(leaves: Bool) {
        if side == .article {
            if layout.divider == nil { closeArticle() }
            if article?.index == nil { article = nil }
            side = .list
        } else if leaves {
            wishes.append(.leave)
        } else {
            search = nil
        }
    }

    private func changeSide() {
        if side == .article { goBack(leaves: false) } else { openArticle() }
    }

    // MARK: Searching

    /// Goes to the next place of what is searched for, `first` places further on.
    private func find(_ direction: Int, from first: Int) {
        guard let search else {
            notice = words[.readerNothingSearched]
            return
        }
        if side == .article, let open = article {
            find(search, in: open, direction, from: first)
        } else if let feed = onShow, feed.count > 0 {
            for step in first..<feed.count + first {
                let index =
                    ((list.selected + direction * step) % feed.count + feed.count) % feed.count
                let item = feed.feed.items[index]
                let isFound = [
                    item.title, item.source?.title ?? "", item.location ?? "", item.byline ?? "",
                ].contains { search.isIn($0) }
                guard isFound else { continue }
                // It goes round, which is not seen of where it comes to.
                if first > 0, direction > 0 ? index <= list.selected : index >= list.selected {
                    notice = words[.readerLastFound]
                }
                return list.select(index)
            }
            notice = words[phrase: .readerNotFound].around(search.words)
        }
    }

    private func find(
        _ search: SearchText, in open: OpenArticle, _ direction: Int, from first: Int
    ) {
        var line = open.top + direction * first
        while line >= 0, line < open.lines.count {
            if search.isIn(open.text(ofLine: line)) {
                article?.scroll(to: line)
                // At the end of an article the line can't come to the top.
                if article?.top == open.top, first > 0, direction > 0 {
                    notice = words[.readerLastFound]
                }
                return
            }
            line += direction
        }
        notice = words[phrase: .readerNotFound].around(search.words)
    }

    // MARK: The mouse

    private func handleWheel(_ lines: Int, column: Int, row: Int) {
        dismissMessage()
        if let top = helpTop {
            helpTop = max(top + lines, 0)
        } else if layout.article.contains(column: column, row: row), let top = article?.top {
            article?.scroll(to: top + lines)
        } else {
            list.scroll(by: rowHeight == 1 ? lines : lines.signum())
        }
    }

    private func handlePress(column: Int, row: Int) {
        dismissMessage()
        number = ""
        guard prompt == nil, let drawn, row < drawn.rows, column < drawn.columns else { return }
        if helpTop != nil {
            helpTop = nil
        } else if row >= layout.status {
            helpTop = 0
        } else if layout.list.contains(column: column, row: row) {
            let index = list.top + (row - layout.list.row) / rowHeight
            guard index < list.visible.upperBound else { return }
            if side == .article { goBack(leaves: false) }
            if index == list.selected { return openArticle() }
            list.select(index)
        } else if layout.article.contains(column: column, row: row) {
            let link = Int(drawn.lines[row][column].link)
            guard link > 0, link <= drawn.links.count, let article, let index = article.index
            else { return openArticle() }
            // The grid has it as terminals take it; the item as it was written.
            let address = article.addresses.first {
                Hyperlink(id: 0, url: $0)?.address == drawn.links[link - 1]
            }
            if let address { open(address, of: index) }
        }
    }
}
