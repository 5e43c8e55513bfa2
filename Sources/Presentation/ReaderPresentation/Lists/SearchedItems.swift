import FeedViews

/// A search of the user's list, with the items of the feed that it finds. All items are looked at once, in
/// slices; later only those whose states change.
struct SearchedItems {
    let search: FeedSearch
    /// `nil` if it has no conditions, or can't be understood.
    let query: ReaderQuery?
    /// For each item that was looked at, whether it is found.
    private(set) var isFound: [Bool] = []
    /// The number of unread items found.
    private(set) var unreadCount = 0

    init(_ search: FeedSearch) {
        self.search = search
        query = ReaderQuery(restored: search.query)
    }

    /// Takes the next item.
    mutating func add(_ isFound: Bool, _ states: FeedItemStates) {
        self.isFound.append(isFound)
        if isFound, !states.contains(.read) { unreadCount += 1 }
    }

    /// True if the states of items decide what it finds.
    var dependsOnStates: Bool { query?.query.needsStates ?? false }

    func finds(_ index: Int) -> Bool { isFound.indices.contains(index) && isFound[index] }

    /// Takes other states of an item that was looked at.
    ///
    /// - Parameter isNowFound: whether it is found with them.
    mutating func update(
        _ index: Int, from old: FeedItemStates, to new: FeedItemStates, isNowFound: Bool
    ) {
        if isFound[index], !old.contains(.read) { unreadCount -= 1 }
        isFound[index] = isNowFound
        if isNowFound, !new.contains(.read) { unreadCount += 1 }
    }
}
