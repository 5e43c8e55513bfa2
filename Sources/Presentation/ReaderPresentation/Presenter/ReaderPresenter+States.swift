import FeedModel

// States of items, and links.
extension ReaderPresenter {
    // MARK: One item

    func markSelectedRead() {
        if let feed, let index = selectedItem { markRead(index, in: feed) }
    }

    func markRead(_ index: Int, in feed: ReadFeed) {
        if !feed.states(at: index).contains(.read) { _ = set(.read, true, of: index, in: feed) }
    }

    func toggle(_ state: FeedItemStates) -> FeedRequestOutcome {
        guard gone == nil else { return refuse(words[.readerItemGone]) }
        guard pane != .feeds, let feed, let index = selectedItem else { return .refused }
        return set(state, !feed.states(at: index).contains(state), of: index, in: feed)
    }

    private func set(
        _ state: FeedItemStates, _ isSet: Bool, of index: Int, in feed: ReadFeed
    ) -> FeedRequestOutcome {
        if state == .read { lastMarking = nil }
        return request(
            FeedItemStateChange(
                revision: feed.revision, states: state, isSet: isSet,
                items: .range(index..<index + 1)), in: feed)
    }

    private func request(
        _ change: FeedItemStateChange, in feed: ReadFeed
    ) -> FeedRequestOutcome {
        isRequestingStates = true
        let outcome = delegate.didRequestStates(change)
        isRequestingStates = false
        guard outcome == .done else { return outcome }
        feed.takeStates(of: change.items)
        noteStates(of: change.items)
        return .done
    }

    // MARK: All items

    /// Marks exactly the listed items as read; if all are, or that is offered, undoes that if it was the
    /// last marking of this list.
    func markAllRead() -> FeedRequestOutcome {
        guard let feed else { return .refused }
        let isOffered = notice.action == .allRead
        showProgress()
        let unread = listed.filter { !feed.states(at: $0).contains(.read) }
        if let last = lastMarking, isOffered || unread.isEmpty {
            let undoing = FeedItemStateChange(
                revision: last.revision, states: last.states, isSet: false, items: last.items)
            let outcome = request(undoing, in: feed)
            guard outcome == .done else { return outcome }
            lastMarking = nil
            show(words[.readerMarkingUndone])
        } else if !unread.isEmpty {
            let change = FeedItemStateChange(
                revision: feed.revision, states: .read, isSet: true,
                items: unread.count == feed.count ? .range(0..<feed.count) : .list(unread))
            let outcome = request(change, in: feed)
            guard outcome == .done else { return outcome }
            lastMarking = change
            show(
                phrases.marked(asRead: unread.count, undoneBy: keys.names(of: .allRead).first),
                .undoable, action: .allRead)
        } else {
            show(words[.readerAllRead], .nothing)
        }
        return .done
    }

    // MARK: Addresses

    /// Opens an address of the article, or the page of the selected item or feed.
    func open(_ address: String?) -> FeedRequestOutcome {
        // In the lists of feeds an article is beside them, whose links can be followed, too.
        let isOfItem = pane != .feeds || address != nil
        guard let feed, let address = address ?? page else {
            return refuse(words[.readerNoAddress])
        }
        let outcome = delegate.didRequestOpening(
            of: address, from: gone?.index ?? (isOfItem ? selectedItem : nil),
            in: (gone?.feed ?? feed).revision)
        guard outcome == .done else { return outcome }
        if isOfItem, gone == nil { markSelectedRead() }
        show(words[phrase: .readerOpening].around(address))
        return .done
    }

    func copy(_ text: String?) -> FeedRequestOutcome {
        guard let text = text ?? page else { return refuse(words[.readerNoAddress]) }
        let outcome = delegate.didRequestCopy(of: text)
        if outcome == .done { show(words[phrase: .readerCopied].around(text)) }
        return outcome
    }

    /// The address of the chosen feed's site, or the one that the selected item opens.
    private var page: String? {
        if pane == .feeds { return chosenSource?.homePageURL }
        if let gone { return gone.feed.feed.items[gone.index].openURL }
        return selectedItem.flatMap { feed?.feed.items[$0].openURL }
    }
}
