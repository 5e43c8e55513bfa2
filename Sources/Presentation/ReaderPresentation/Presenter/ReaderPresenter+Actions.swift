import FeedModel

// What each action does.
extension ReaderPresenter {
    func perform(_ request: ReaderActionRequest) -> FeedRequestOutcome {
        // Without a feed there is nothing to read, but to load and to leave.
        switch request.action {
        case .refresh: delegate.didRequestFeedRefresh()
        case .retry: retry()
        case .quit: leave()
        case .close where feed == nil: leave()
        case let action where action.changesFeedList: return manageFeeds(request)
        default: return feed.map { perform(request, on: $0) } ?? .refused
        }
        return .done
    }

    private func perform(
        _ request: ReaderActionRequest, on feed: ReadFeed
    ) -> FeedRequestOutcome {
        switch request.action {
        case .next: move(by: count(request))
        case .previous: move(by: -count(request))
        case .nextItem: moveItem(by: count(request))
        case .previousItem: moveItem(by: -count(request))
        case .nextUnread: goToUnread(in: feed)
        case .first: goTo(row: row(request) ?? 0)
        case .last: goTo(row: row(request) ?? .max)
        case .select: return select(request)
        case .enter: return enter(request)
        case .chooseList: return chooseList(request)
        case .toFeeds:
            guard hasLists else { return .refused }
            set(.feeds)
        case .toItems: set(.items)
        case .back: goBack(leaves: false)
        case .close: goBack(leaves: true)
        case .nextPane: changePane(by: 1)
        case .previousPane: changePane(by: -1)
        case .search: search(request.text)
        case .findNext: find(1)
        case .findPrevious: find(-1)
        case .filter: filter(by: request.text ?? "")
        case .sort: return sort(request.text)
        case .unreadOnly: toggleUnreadOnly()
        case .unread: return toggle(.read)
        case .star: return toggle(.starred)
        case .allRead: return markAllRead()
        case .open: return open(request.text)
        case .copy: return copy(request.text)
        case .run: return run(request.text)
        case .wholeArticle: return toggleWholeArticle()
        case .play: return play()
        case .pause: return pause()
        case .playForward: return skip(isForward: true)
        case .playBack: return skip(isForward: false)
        case .refreshFeed: return refreshFeed()
        case .copyFeed: return copyFeed()
        case .refresh, .retry, .quit, .addFeed, .renameFeed, .moveFeed, .removeFeed, .pageDown,
            .pageUp, .halfDown, .halfUp, .rows, .note, .help,
            .redraw, .suspend, .none:
            break
        }
        return .done
    }

    private func count(_ request: ReaderActionRequest) -> Int {
        min(max(request.number ?? 1, 0), 1_000_000_000)
    }

    /// The row of a number, which counts from one.
    private func row(_ request: ReaderActionRequest) -> Int? {
        request.number.map { max($0, 1) - 1 }
    }

    private func retry() {
        if hasFailures || feed?.sources.contains(where: { $0.failure != nil }) == true {
            delegate.didRequestFeedRefresh()
        }
    }

    // MARK: Panes

    func set(_ pane: ReaderPane) {
        guard pane != self.pane else { return }
        // Only an open article can be gone.
        gone = nil
        self.pane = pane
        changes.addPane()
    }

    private func goBack(leaves: Bool) {
        switch pane {
        case .article: set(.items)
        case .items:
            if !leaves, filter != nil { return filter(by: "") }
            forgetSearch()
            if hasLists {
                set(.feeds)
            } else if leaves {
                leave()
            }
        case .feeds:
            forgetSearch()
            if leaves { leave() }
        }
    }

    /// Moves to the next pane, cyclically.
    private func changePane(by direction: Int) {
        var panes: [ReaderPane] = hasLists ? [.feeds, .items] : [.items]
        if selectedItem != nil || pane == .article { panes.append(.article) }
        guard let index = panes.firstIndex(of: pane) else { return }
        let next = panes[(index + direction + panes.count) % panes.count]
        set(next == .article ? .items : next)
        if next == .article { openSelected() }
    }
}
