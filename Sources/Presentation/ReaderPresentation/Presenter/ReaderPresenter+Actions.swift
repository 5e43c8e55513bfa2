import FeedModel

// What each action does.
extension ReaderPresenter {
    func perform(_ request: ReaderActionRequest) -> FeedRequestOutcome {
        // Without a feed there is nothing to read, but to load and to leave.
        switch request.action {
        case .refresh:
            delegate.didRequestFeedRefresh()
            return .done
        case .retry:
            retry()
            return .done
        case .quit:
            leave()
            return .done
        case .close where feed == nil:
            leave()
            return .done
        case let action where action.changesFeedList: return manageFeeds(request)
        default: break
        }
        guard let feed else { return .refused }
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
            leaveArticle()
            set(.feeds)
        case .toItems:
            leaveArticle()
            set(.items)
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
        guard hasFailures || feed?.sources.contains(where: { $0.failure != nil }) == true else {
            return
        }
        delegate.didRequestFeedRefresh()
    }

    // MARK: Panes

    func set(_ pane: ReaderPane) {
        guard pane != self.pane else { return }
        self.pane = pane
        changes.addPane()
    }

    /// Goes from the article to the list.
    func leaveArticle() {
        guard pane == .article else { return }
        if gone != nil {
            gone = nil
            changes.article = true
        }
        set(.items)
    }

    private func goBack(leaves: Bool) {
        switch pane {
        case .article: leaveArticle()
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
        let panes: [ReaderPane] = hasLists ? [.feeds, .items, .article] : [.items, .article]
        guard let index = panes.firstIndex(of: pane) else { return }
        leaveArticle()
        switch panes[(index + direction + panes.count) % panes.count] {
        case .feeds: set(.feeds)
        case .items: set(.items)
        case .article:
            set(.items)
            openSelected()
        }
    }
}
