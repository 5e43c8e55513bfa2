import FeedViews
import WindowRendering
import WindowWidgets

// View models from the host.
extension WindowReader {
    /// Takes what the panes show beside lists and articles, which follow.
    func show(_ feed: FeedViewModel) {
        if feed.revision != self.feed?.revision { pictures.removeAll() }
        self.feed = feed
    }

    func show(_ loading: FeedLoadingViewModel) {
        loadingWords = items.show(loading, hasFeed: list != nil)
        showListTitle()
    }

    func show(_ error: FeedErrorViewModel) { items.show(error, hasFeed: list != nil) }

    // MARK: Lists

    func display(_ viewModel: SourceListViewModel) {
        let last = lists
        lists = viewModel
        sources.show(viewModel, after: last)
        guard inner.hasFirst == viewModel.rows.isEmpty else { return }
        inner.hasFirst = !viewModel.rows.isEmpty
        showFolds()
    }

    func display(_ viewModel: ItemListViewModel) {
        let last = list
        list = viewModel
        showRows(of: viewModel, after: last)
        if !items.search.takesKeys {
            asking = .filter
            items.search.follow(viewModel.filter)
        }
        items.showList(
            isEmpty: viewModel.indices.isEmpty, words: viewModel.emptyWords,
            reason: viewModel.failure ?? viewModel.conditionWords)
        showListTitle()
        updatePictures()
        if last == nil { items.list.grabFocus() }
    }

    private func showRows(of next: ItemListViewModel, after last: ItemListViewModel?) {
        let rows = items.list
        let isReload = last.map { $0.revision != next.revision } ?? false
        if next.change.hasNewRows,
            !isReload || last?.indices.count != next.indices.count
                || last?.selectedRow != next.selectedRow
        {
            rows.show(count: next.indices.count, selected: next.selectedRow)
        } else {
            // Leaves the list where the user has scrolled it.
            let changed = next.change.hasNewRows ? 0..<next.indices.count : next.change.changedRows
            if !changed.isEmpty { rows.fillAgain { changed.contains($0) } }
            guard rows.selected != next.selectedRow || next.change.hasNewSelection else { return }
            rows.selected = next.selectedRow
        }
        if let row = next.selectedRow { rows.scroll(to: row) }
    }

    private func showListTitle() {
        guard let list, let feed else {
            return items.header.show(title: "FeedHost", subtitle: loadingWords)
        }
        let count =
            list.indices.count == list.items.count
            ? feed.itemCountWords : "\(list.indices.count)"
        let facts = [count, list.conditionWords, list.failure ?? ""].filter { !$0.isEmpty }
        items.header.show(
            title: list.title,
            subtitle: loadingWords.isEmpty ? facts.joined(separator: " · ") : loadingWords)
    }

    /// Fills a row with the item at a position.
    func fill(_ row: ItemRow, at position: Int) {
        guard let list, position < list.indices.count else { return row.clear() }
        let index = list.indices[position]
        let request = thumbnailRequest(ofItem: index, scale: items.list.scale)
        row.show(
            list.items[index], language: language(ofItem: index, in: list.items),
            now: MainLoop.seconds, request: request,
            press: { [unowned self] in self.request(.enter, row: position) },
            retry: { [unowned self] in if let request { retry(request) } })
        row.show(request.flatMap { pictures.state(of: $0) })
        updatePictures()
    }

    /// Returns the language that an item or its feed declares.
    private func language(ofItem index: Int, in items: FeedItemViewModels) -> String? {
        items.detail(at: index, parts: .rest).language ?? feed?.language
    }

    // MARK: The article

    func display(_ viewModel: OpenArticleViewModel) {
        let last = shown
        shown = viewModel
        let isOther = viewModel.revision != last.revision || viewModel.index != last.index
        if isOther { showArticle() }
        if let index = viewModel.index {
            let canOpen = viewModel.items[index].openURL != nil
            article.show(viewModel.states, isGone: viewModel.isGone, canOpen: canOpen)
        }
        showPane()
        if isFinding { article.endFinding() }
        if viewModel.isOpen, isFinding || isOther || !last.isOpen, !viewModel.search.isEmpty {
            find(1, tells: isFinding)
        }
        isFinding = false
    }

    private func showArticle() {
        let title = feed?.title ?? ""
        guard let index = shown.index, let composed = shown.article else {
            shownItem = nil
            frame.title = title
            return article.showNothing(title)
        }
        let item = shown.items[index]
        let last = shownItem
        shownItem = shown.items.id(at: index)
        frame.title = item.title + " — " + title
        article.show(
            ArticleParts.parts(of: composed), title: item.title,
            language: language(ofItem: index, in: shown.items), isSame: shownItem == last)
    }

    /// Shows the pane that the user is in, and gives it the focus.
    private func showPane() {
        let next = shown.pane(beside: lists)
        guard next != pane else { return }
        pane = next
        inner.showsSecond = next != .feeds
        outer.showsSecond = next == .article
        if !items.search.takesKeys { focusPane() }
    }

    func focusPane() {
        items.search.leave()
        switch pane {
        case .feeds: sources.list.grabFocus()
        case .items: items.list.grabFocus()
        case .article: article.area.grabFocus()
        }
    }

    // MARK: Notices

    func display(_ viewModel: NoticeViewModel) {
        if viewModel.kind == .nothing { isFinding = false }
        if viewModel.kind == .question, let action = viewModel.action {
            notices.show("")
            return ask(action, viewModel.text, viewModel.words)
        }
        // What is offered is about the rows of now: after a reload it would mark news.
        let press = { [unowned self, version = list?.version] in
            if let action = viewModel.action { request(action, version: version) }
        }
        if viewModel.action == .pause {
            let verb = viewModel.kind == .progress ? "pause" : "start"
            return notices.showOngoing(
                viewModel.words, icon: "media-playback-\(verb)-symbolic",
                tip: words[.readerPause], press: press)
        }
        if viewModel.words.isEmpty { notices.showOngoing("") }
        notices.show(
            viewModel.words, button: viewModel.kind == .undoable ? words[.readerUndo] : nil,
            press: press)
    }
}
