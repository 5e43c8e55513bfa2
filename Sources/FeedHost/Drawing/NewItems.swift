import FeedModel

/// Finds what further loads of a reader bring.
final class NewItems {
    /// A new item.
    typealias Item = (key: FeedItemKey, title: String)

    private let isWhole: () -> Bool
    private let notify: ([Item]) -> Void
    /// The items of all loads; `nil` before the first whole one.
    private var known: Set<FeedItemKey>?
    private var new: [Item] = []

    /// - Parameters:
    ///   - isWhole: returns false while further parts of a load follow.
    ///   - notify: receives the new items.
    init(isWhole: @escaping () -> Bool, notify: @escaping ([Item]) -> Void) {
        self.isWhole = isWhole
        self.notify = notify
    }

    func note(_ loaded: Feed) {
        var feed = loaded
        feed.noteSharedIDs()
        let keys = feed.itemKeys
        guard let known else {
            if isWhole() { known = Set(keys) }
            return
        }
        // An item whose duplicate is known is not new.
        for (item, key) in zip(feed.items, keys)
        where !known.contains(key) && !(feed.copies[key] ?? []).contains(where: known.contains) {
            new.append((key, item.title ?? item.url ?? ""))
        }
        self.known = known.union(keys)
        guard isWhole(), !new.isEmpty else { return }
        notify(new)
        new = []
    }
}
