import FeedRendering
package import FeedViews

// What the host displays.
extension Reader {
    /// Takes what the panes show beside lists and articles; the presenter's displays follow.
    package func display(_ feed: FeedViewModel) {
        if feed.revision != revision { tracker.feedDidChange() }
        revision = feed.revision
        countWords = feed.itemCountWords
        sourceKeys = feed.sources.map { $0.feedURL ?? $0.title }
        number = ""
    }

    package func display(_ viewModel: FeedLoadingViewModel) {
        loading = viewModel.isLoading ? viewModel : nil
        // The outcome of an action stays: a change of the list of feeds has it loaded again.
        if viewModel.isLoading { notice = "" }
    }

    /// Shows an error, or removes it.
    package func display(_ viewModel: FeedErrorViewModel) {
        message = ""
        guard viewModel.message != nil else {
            error = nil
            return
        }
        notice = ""
        if items == nil || viewModel.canRetry {
            error = viewModel
        } else {
            message = viewModel.words
            isMessageSeen = false
        }
    }

    // MARK: The presenter's

    package func display(_ viewModel: SourceListViewModel) {
        let isOther = viewModel.rowsVersion != lists.rowsVersion
        lists = viewModel
        let selected = viewModel.selectedRow ?? 0
        if isOther {
            entryList.replaceList(count: viewModel.rows.count, selecting: selected)
            sourceWidth = viewModel.rows.reduce(0) { width, row in
                row.kind == .feed || row.kind == .search
                    ? max(width, row.title.displayable.cellWidth) : width
            }
        } else {
            entryList.select(selected)
        }
    }

    package func display(_ viewModel: ItemListViewModel) {
        rows.replace(by: viewModel)
        let isOther = viewModel.change.hasNewRows || items == nil
        items = viewModel
        let selected = viewModel.selectedRow ?? 0
        if isOther {
            list.replaceList(
                count: viewModel.indices.count, selecting: selected, row: firstRow)
            firstRow = nil
        } else {
            list.select(selected)
        }
    }

    /// An article of another item, or of another feed, is laid out with the next drawing.
    package func display(_ viewModel: OpenArticleViewModel) {
        hasAsked = false
        if let article, article.revision != viewModel.revision || article.index != viewModel.index {
            closeArticle()
        }
        shown = viewModel
        search = SearchText(viewModel.search)
        if isFinding { findInArticle(1, from: 0) }
        isFinding = false
    }

    package func display(_ viewModel: NoticeViewModel) {
        hasAsked = false
        if viewModel.kind == .nothing { isFinding = false }
        guard viewModel.kind == .question, let action = viewModel.action else {
            outcome = viewModel.words
            return
        }
        outcome = ""
        prompt = .text(viewModel.text, of: action, question: viewModel.words + ": ")
    }
}
