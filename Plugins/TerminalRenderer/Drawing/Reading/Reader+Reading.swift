import FeedModel
import FeedViews

// What a person does to items, and where their links lead.
extension Reader {
    // MARK: States

    func markSelectedRead() {
        guard var feed = onShow, feed.count > 0,
            !feed.row(at: list.selected).item.states.contains(.read)
        else { return }
        setSelected(.read, true)
    }

    func toggle(_ state: FeedItemStates) {
        guard var feed = onShow, feed.count > 0 else { return }
        setSelected(state, !feed.row(at: list.selected).item.states.contains(state))
    }

    private func setSelected(_ state: FeedItemStates, _ isSet: Bool) {
        guard var feed = onShow else { return }
        _ = delegate.didRequestStates(
            FeedItemStateChange(
                revision: feed.feed.revision, states: state, isSet: isSet,
                items: .range(list.selected..<list.selected + 1)))
        feed.forget(list.selected)
        onShow = feed
    }

    /// Marks all items as read; where that was the last thing done and all are, undoes it.
    func markAllRead() {
        guard var feed = onShow else { return }
        let unread = unreadItems(of: feed.feed)
        if !unread.isEmpty {
            let isAll = unread.count == feed.count
            let change = FeedItemStateChange(
                revision: feed.feed.revision, states: .read, isSet: true,
                items: isAll ? .range(0..<feed.count) : .list(unread))
            if delegate.didRequestStates(change) == .done {
                lastMarking = change
                let key = bindings.names(of: .allRead).first ?? ""
                notice = words[phrase: .readerMarkedAll].around(key)
            }
        } else if let last = lastMarking {
            let change = FeedItemStateChange(
                revision: last.revision, states: last.states, isSet: false, items: last.items)
            if delegate.didRequestStates(change) == .done {
                lastMarking = nil
                notice = words[.readerMarkingUndone]
            }
        } else {
            notice = words[.readerAllRead]
        }
        feed.forgetAll()
        onShow = feed
    }

    private func unreadItems(of feed: FeedViewModel) -> [Int] {
        feed.items.indices.filter { !feed.items[$0].states.contains(.read) }
    }

    func retry() {
        if error?.canRetry == true { delegate.didRequestFeedRefresh() }
        tell(shelf.retry(visiblePictures))
    }

    // MARK: Links

    func follow(link number: Int) {
        guard let (address, index) = address(ofLink: number) else { return }
        open(address, of: index)
    }

    /// Where a link of the article leads; says so where there is none of that number.
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
        guard let (url, index) = pageOfSelected(), open(url, of: index) else { return }
        markSelectedRead()
    }

    /// Opens an address that an item shows; answers whether it is being opened.
    @discardableResult
    func open(_ address: String, of index: Int) -> Bool {
        guard let onShow else { return false }
        let outcome = delegate.didRequestOpening(
            of: address, from: index, in: onShow.feed.revision)
        guard outcome == .done else { return false }
        notice = words[phrase: .readerOpening].around(address)
        return true
    }

    /// The address that the selected item opens; says so where there is none.
    private func pageOfSelected() -> (url: String, index: Int)? {
        guard var feed = onShow, feed.count > 0 else { return nil }
        guard let url = feed.row(at: list.selected).item.openURL else {
            notice = words[.readerNoAddress]
            return nil
        }
        return (url, list.selected)
    }

    func copy(link number: Int?) {
        let address =
            if let number { self.address(ofLink: number)?.address } else { pageOfSelected()?.url }
        guard let address, delegate.didRequestCopy(of: address) == .done else { return }
        notice = words[phrase: .readerCopied].around(address)
    }
}
