import FeedViews

/// The feed that is read, with what lists need of all of its items.
final class ReadFeed {
    /// The feed; replaced by an equal one that has other states.
    private(set) var feed: FeedViewModel
    /// As they were first; ``counts(ofSource:)`` are those of now.
    let sources: [FeedSourceViewModel]
    /// Made on first use: the list of all items in the order of the feed needs none.
    private(set) lazy var facts: [ItemFacts] = makeFacts()
    private var hasFacts = false
    /// The user's searches.
    private(set) var searches: [SearchedItems]
    /// The bytes of texts that queries have looked at.
    var searchedBytes = 0
    /// The time that searches compare dates with.
    private let clock: FeedClock

    init(_ feed: FeedViewModel, at clock: FeedClock) {
        self.feed = feed
        self.clock = clock
        searches = feed.searches.map { SearchedItems($0) }
        // Each access makes one.
        sources = feed.sources.map { $0 }
    }

    private func makeFacts() -> [ItemFacts] {
        hasFacts = true
        return feed.items.indices.map { index in
            let item = feed.items[index]
            return ItemFacts(
                source: Int32(clamping: item.sourceIndex ?? -1), states: item.states,
                date: feed.items.secondsInOrder(at: index))
        }
    }

    var count: Int { feed.items.count }
    var revision: UInt64 { feed.revision }
    /// True if there are lists to choose from.
    var hasLists: Bool { sources.count > 1 || !searches.isEmpty }

    func states(at index: Int) -> FeedItemStates {
        feed.states?[index] ?? feed.items[index].states
    }

    // MARK: States

    /// Takes an equal feed, whose states are read later.
    func take(_ feed: FeedViewModel) { self.feed = feed }

    /// Returns the numbers of unread and of starred items of a source, which is not made for them.
    func counts(ofSource index: Int) -> (unread: Int, starred: Int) {
        if let states = feed.states {
            return (states.unreadCount(ofSource: index), states.starredCount(ofSource: index))
        }
        let source = feed.sources[index]
        return (source.unreadCount, source.starredCount)
    }

    /// Reads the states of items again.
    func takeStates(of items: FeedItemStateChange.Items) {
        switch items {
        case .range(let range):
            for index in range.clamped(to: 0..<count) { takeState(at: index) }
        case .list(let list): for index in list { takeState(at: index) }
        }
    }

    /// Facts that were never made are up to date.
    private func takeState(at index: Int) {
        guard hasFacts, facts.indices.contains(index) else { return }
        let last = facts[index].states
        let states = feed.states?[index] ?? feed.items[index].states
        facts[index].states = states
        guard states != last else { return }
        for number in searches.indices where index < searches[number].isFound.count {
            let isNowFound =
                searches[number].dependsOnStates
                ? isFound(index, by: number) : searches[number].finds(index)
            searches[number].update(index, from: last, to: states, isNowFound: isNowFound)
        }
    }

    // MARK: Searches

    /// True if a search has not looked at all items.
    var hasMoreToSearch: Bool { searches.contains { hasMore($0) } }

    private func hasMore(_ search: SearchedItems) -> Bool {
        search.query != nil && search.isFound.count < count
    }

    /// Has the searches look at further items.
    ///
    /// - Parameters:
    ///   - mostItems: the most items to look at.
    ///   - mostBytes: the bytes of texts after which no further item is looked at.
    func searchOn(mostItems: Int, mostBytes: Int) {
        let bytes = searchedBytes + mostBytes
        var left = mostItems
        for number in searches.indices {
            while left > 0, searchedBytes < bytes, hasMore(searches[number]) {
                lookAtNext(by: number)
                left -= 1
            }
        }
    }

    private func lookAtNext(by number: Int) {
        let index = searches[number].isFound.count
        let isFound = isFound(index, by: number)
        searches[number].add(isFound, facts[index].states)
    }

    private func isFound(_ index: Int, by number: Int) -> Bool {
        searches[number].query.map { matches($0, index, lookingAt: .item, at: clock) } ?? false
    }

    // MARK: Lists

    /// Returns the items of a list, in the order of the feed.
    ///
    /// - Parameter kept: items that stay listed, whatever their states are.
    func items(
        of scope: ListScope, isUnreadOnly: Bool, keeping kept: Set<Int> = []
    ) -> FeedItemIndices {
        if case .search(let number) = scope {
            // Its list shows all that it finds.
            while hasMore(searches[number]) { lookAtNext(by: number) }
        }
        if scope == .all, !isUnreadOnly { return FeedItemIndices(upTo: count) }
        let isHeld = heldSources(of: scope)
        return FeedItemIndices(
            facts.indices.filter { index in
                if let isHeld {
                    let source = Int(facts[index].source)
                    guard isHeld.indices.contains(source), isHeld[source] else { return false }
                }
                return isListed(index, in: scope, isUnreadOnly: isUnreadOnly)
                    || kept.contains(index)
            })
    }

    /// Returns true if an item of a list's feeds is listed with its states.
    private func isListed(_ index: Int, in scope: ListScope, isUnreadOnly: Bool) -> Bool {
        let states = facts[index].states
        // All of them, as those of a list that one keeps.
        if scope == .starred { return states.contains(.starred) }
        if case .search(let number) = scope, !searches[number].finds(index) { return false }
        return !(isUnreadOnly || scope == .unread) || !states.contains(.read)
    }

    /// True if the states of items decide what is listed.
    private func dependsOnStates(_ scope: ListScope) -> Bool {
        switch scope {
        case .unread, .starred: true
        case .search(let number): searches[number].dependsOnStates
        case .all, .folder, .source: false
        }
    }

    /// Returns those of `items` that are listed although their states no longer are those of the list.
    func items(
        of items: FeedItemIndices, onlyKeptIn scope: ListScope, isUnreadOnly: Bool
    ) -> [Int] {
        guard isUnreadOnly || dependsOnStates(scope) else { return [] }
        return items.filter { !isListed($0, in: scope, isUnreadOnly: isUnreadOnly) }
    }

    /// Returns for each source whether it is in a list; `nil` if a list has all sources.
    private func heldSources(of scope: ListScope) -> [Bool]? {
        switch scope {
        case .all, .unread, .starred, .search: nil
        case .folder(let path): sources.map { $0.isIn(folder: path.wrappedValue) }
        case .source(let index): sources.indices.map { $0 == index }
        }
    }

    /// Returns true if an item matches a query.
    ///
    /// - Parameter part: what conditions without a field look at.
    func matches(
        _ query: ReaderQuery, _ index: Int, lookingAt part: ReadItem.Part = .row,
        at clock: FeedClock
    ) -> Bool {
        query.query.matches(
            ReadItem(read: self, index: index, query: query, part: part), at: clock)
    }

    // MARK: Order

    /// Returns items in an order; equal ones in that of the feed.
    ///
    /// - Parameter items: in the order of the feed.
    func ordered(_ items: FeedItemIndices, by order: ItemOrder) -> FeedItemIndices {
        switch order.criterion {
        case .asLoaded: return order.isReversed ? FeedItemIndices(items.reversed()) : items
        case .date:
            let dated = items.filter { facts[$0].date != nil }
            let undated = items.filter { facts[$0].date == nil }
            let keys = dated.map { SortKey(item: $0, number: facts[$0].date ?? 0) }
            return FeedItemIndices(Self.sorted(keys, isReversed: !order.isReversed) + undated)
        case .source:
            let keys = items.map { SortKey(item: $0, number: Int64(facts[$0].source)) }
            return FeedItemIndices(Self.sorted(keys, isReversed: order.isReversed))
        case .title:
            let keys = items.map {
                SortKey(item: $0, text: Array(feed.items[$0].title.lowercased().utf8))
            }
            return FeedItemIndices(Self.sorted(keys, isReversed: order.isReversed))
        }
    }

    /// An item and what it is sorted by: a number or a text.
    private struct SortKey {
        let item: Int
        var number: Int64 = 0
        var text: [UInt8] = []
    }

    /// Returns the items in the order of their keys. One function, since each sort is large code.
    private static func sorted(_ keys: [SortKey], isReversed: Bool) -> [Int] {
        keys.sorted { left, right in
            if left.number != right.number { return (left.number < right.number) != isReversed }
            if left.text != right.text {
                return left.text.lexicographicallyPrecedes(right.text) != isReversed
            }
            return left.item < right.item
        }.map { $0.item }
    }

    // MARK: Names

    /// Returns the name of a list, which is the same in another feed; empty for all items.
    func name(of scope: ListScope) -> String {
        switch scope {
        case .all: ""
        case .unread: "?"
        case .starred: "*"
        case .folder(let path): "/" + path.wrappedValue
        case .source(let index): "=" + sources[index].key.wrappedValue
        case .search(let number): "~" + searches[number].search.name
        }
    }

    /// Returns the list with a name; all items if it is gone.
    func scope(named name: String) -> ListScope {
        // Without lists nothing would lead from a part of the items back to all.
        guard hasLists || name.utf8.first == UInt8(ascii: "=") else { return .all }
        let rest = String(decoding: name.utf8.dropFirst(), as: UTF8.self)
        if name.utf8.first == UInt8(ascii: "/") {
            return sources.contains { $0.isIn(folder: rest) } ? .folder(ExactText(rest)) : .all
        }
        let scopes: [ListScope] =
            [.unread, .starred] + sources.indices.map(ListScope.source)
            + searches.indices.map(ListScope.search)
        return scopes.first { self.name(of: $0).utf8.elementsEqual(name.utf8) } ?? .all
    }

    /// Returns the list of a feed, by its identity.
    func scope(ofFeed identity: String) -> ListScope? {
        sources.firstIndex { $0.key == ExactText(identity) }.map { .source($0) }
    }

    /// Returns the name of an item, which is the same in another feed: identifiers of several sources
    /// may be equal.
    func name(ofItem index: Int) -> String {
        let id = feed.items.id(at: index)
        return id.identifier.string + "\u{0}" + (source(at: id.sourceIndex)?.key.wrappedValue ?? "")
    }

    /// Returns the feed that an item names, if it is there.
    func source(at index: Int?) -> FeedSourceViewModel? {
        index.flatMap { sources.indices.contains($0) ? sources[$0] : nil }
    }
}
