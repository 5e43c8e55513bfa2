import FeedViews

// The actions of keys.
extension Reader {
    /// Asks for an action on what is displayed.
    func request(
        _ action: ReaderAction, text: String? = nil, row: Int? = nil, number: Int? = nil
    ) {
        hasAsked = true
        let version = action == .chooseList ? lists.version : items?.version
        let outcome = delegate?.didRequestAction(
            ReaderActionRequest(action, text: text, row: row, number: number, version: version))
        guard outcome != .done else { return }
        hasAsked = false
        if action == .search { isFinding = false }
        list.select(items?.selectedRow ?? 0)
        entryList.select(lists.selectedRow ?? 0)
    }

    func perform(_ action: ReaderAction, number: Int?) {
        switch action {
        case .pageDown: movePage(whole: true, 1)
        case .pageUp: movePage(whole: true, -1)
        case .halfDown: movePage(whole: false, 1)
        case .halfUp: movePage(whole: false, -1)
        case .next where side == .article: scrollArticle(by: number ?? 1)
        case .previous where side == .article: scrollArticle(by: -(number ?? 1))
        case .first where side == .article && number == nil: article?.scroll(to: 0)
        case .last where side == .article && number == nil: article?.scroll(to: .max)
        case .findNext where side == .article && search != nil: findInArticle(1, from: 1)
        case .findPrevious where side == .article && search != nil: findInArticle(-1, from: 1)
        case .enter, .open, .copy:
            guard let number else { return request(action) }
            guard let address = address(ofLink: number) else { return }
            request(action == .copy ? .copy : .open, text: address)
        case .search: prompt = .text("", of: action, question: "/")
        case .filter:
            let question = words[phrase: .readerFilteredBy].before
            prompt = .text(items?.filter ?? "", of: action, question: question)
            request(.filter, text: items?.filter)
        case .sort: prompt = .order
        case .retry:
            request(.retry)
            tell(tracker.retry(visiblePictures))
        case .rows: rowForm = hasSingleRows ? .more : .one
        case .note: followNote(number)
        case .help: helpTop = 0
        case .redraw, .suspend: requests.append(action)
        case .none: break
        default: request(action, number: number)
        }
    }

    private func scrollArticle(by lines: Int) {
        if let top = article?.top { article?.scroll(to: top + lines) }
    }

    private func movePage(whole: Bool, _ direction: Int) {
        switch side {
        case .feeds:
            entryList.page(direction, isWhole: whole)
            request(.chooseList, row: entryList.selected)
        case .items:
            list.page(direction, isWhole: whole)
            request(.select, row: list.selected)
        case .article:
            guard let open = article else { return }
            // At the end of an article, continues with the next unread one.
            if whole, direction > 0, open.isAtEnd { return request(.nextUnread) }
            // Keeps one line of the previous page, for orientation.
            let page = whole ? max(layout.article.rows - 1, 1) : max(layout.article.rows / 2, 1)
            article?.scroll(to: open.top + direction * page)
        }
    }

    /// Returns a link's address; reports an unknown number.
    private func address(ofLink number: Int) -> String? {
        guard let article, number > 0, number <= article.addresses.count else {
            notice = words[phrase: .readerNoLink].around("\(number)")
            return nil
        }
        return article.addresses[number - 1]
    }

    /// Scrolls to the next match in the article, `first` lines further on, around its ends.
    func findInArticle(_ direction: Int, from first: Int) {
        guard let search, let open = article else { return }
        notice = words[phrase: .readerNotFound].around(search.words)
        let lines = open.lines.count
        let found = FoundPlace(in: lines, from: open.top, direction, first: first) { line in
            guard open.hasMatch(search, inLine: line) else { return false }
            article?.scroll(to: line)
            notice = words[.readerLastFound]
            // What can't be at the top, at the end of an article, is seen already.
            return first == 0 || article?.top != open.top
        }
        if let found, !found.isAround { notice = "" }
    }
}
