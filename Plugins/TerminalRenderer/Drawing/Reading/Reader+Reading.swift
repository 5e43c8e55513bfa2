import FeedListing
import FeedModel
import FeedViews

// States of items, and links.
extension Reader {
    // MARK: States

    func markSelectedRead() {
        guard let feed = displayed, let index = selectedItem,
            !feed.row(at: index).item.states.contains(.read)
        else { return }
        set(.read, true, of: index, in: feed)
    }

    func toggle(_ state: FeedItemStates) {
        guard side != .feeds, !readsGoneItem, let feed = displayed, let index = selectedItem else {
            return
        }
        set(state, !feed.row(at: index).item.states.contains(state), of: index, in: feed)
    }

    private func set(_ state: FeedItemStates, _ isSet: Bool, of index: Int, in feed: DisplayedFeed)
    {
        _ = delegate.didRequestStates(
            FeedItemStateChange(
                revision: feed.feed.revision, states: state, isSet: isSet,
                items: .range(index..<index + 1)))
        feed.statesDidChange(of: [index])
    }

    /// Marks listed items as read (in the feeds pane those of the selected feed); undoes that if it
    /// was the last action there and all are read.
    func markAllRead() {
        guard let feed = displayed else { return }
        let isOfFeed = side == .feeds
        let items = isOfFeed ? feed.items(of: choice.scope) : listed
        let unread = feed.unread(of: items)
        if !unread.isEmpty {
            let isAll = unread.count == feed.count
            let change = FeedItemStateChange(
                revision: feed.feed.revision, states: .read, isSet: true,
                items: isAll ? .range(0..<feed.count) : .list(unread))
            guard delegate.didRequestStates(change) == .done else { return }
            lastMarking = ListMarking(change: change, isOfFeed: isOfFeed)
            let key = keys.names(of: .allRead).first ?? ""
            notice = words[phrase: .readerMarkedAll].around(key)
            feed.statesDidChange(of: unread)
        } else if let last = lastMarking, last.isOfFeed == isOfFeed {
            let change = FeedItemStateChange(
                revision: last.change.revision, states: .read, isSet: false,
                items: last.change.items)
            guard delegate.didRequestStates(change) == .done else { return }
            lastMarking = nil
            notice = words[.readerMarkingUndone]
            feed.statesDidChange(of: Self.indexes(of: change))
        } else {
            notice = words[.readerAllRead]
        }
    }

    private static func indexes(of change: FeedItemStateChange) -> [Int] {
        switch change.items {
        case .range(let range): Array(range)
        case .list(let list): list
        }
    }

    func retry() {
        if hasFailures { delegate.didRequestFeedRefresh() }
        tell(tracker.retry(visiblePictures))
    }

    // MARK: Links

    func follow(link number: Int) {
        guard let (address, index) = address(ofLink: number) else { return }
        open(address, of: index)
    }

    /// Returns a link's address; reports an unknown number.
    private func address(ofLink number: Int) -> (address: String, index: Int)? {
        guard let article, let index = article.index, number > 0,
            number <= article.addresses.count
        else {
            notice = words[phrase: .readerNoLink].around("\(number)")
            return nil
        }
        return (article.addresses[number - 1], index)
    }

    func openPage() {
        if side == .feeds {
            guard let url = homePageOfSelected() else { return }
            open(url, of: nil)
        } else if let (url, index) = pageOfSelected(), open(url, of: index) {
            markSelectedRead()
        }
    }

    /// Opens an address. Returns false on failure.
    @discardableResult
    func open(_ address: String, of index: Int?) -> Bool {
        guard let displayed else { return false }
        let outcome = delegate.didRequestOpening(
            of: address, from: index, in: displayed.feed.revision)
        guard outcome == .done else { return false }
        notice = words[phrase: .readerOpening].around(address)
        return true
    }

    /// Returns the selected feed's site; reports if there is none.
    private func homePageOfSelected() -> String? {
        let url = selectedSource?.homePageURL
        if url == nil { notice = words[.readerNoAddress] }
        return url
    }

    /// Returns the address that the selected item opens; reports if there is none.
    private func pageOfSelected() -> (url: String, index: Int)? {
        guard let feed = displayed, let index = selectedItem else { return nil }
        guard !readsGoneItem, let url = feed.row(at: index).item.openURL else {
            notice = words[.readerNoAddress]
            return nil
        }
        return (url, index)
    }

    func copy(link number: Int?) {
        let address =
            if let number {
                self.address(ofLink: number)?.address
            } else if side == .feeds {
                homePageOfSelected()
            } else {
                pageOfSelected()?.url
            }
        guard let address, delegate.didRequestCopy(of: address) == .done else { return }
        notice = words[phrase: .readerCopied].around(address)
    }
}
