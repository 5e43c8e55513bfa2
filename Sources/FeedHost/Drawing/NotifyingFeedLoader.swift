import FeedModel

/// Decorates the loader of a reader: runs the user's program where a further load has brought new items.
final class NotifyingFeedLoader: FeedLoader {
    /// A new item.
    typealias Item = (key: FeedItemKey, title: String)

    private let loader: any FeedLoader
    private let isWhole: () -> Bool
    private let notify: ([Item]) -> Void
    /// The items of all loads; `nil` before the first whole one.
    private var known: Set<FeedItemKey>?
    private var new: [Item] = []

    /// - Parameters:
    ///   - isWhole: returns false while further parts of a load follow.
    ///   - notify: receives the new items.
    init(
        _ loader: any FeedLoader, isWhole: @escaping () -> Bool,
        notify: @escaping ([Item]) -> Void
    ) {
        self.loader = loader
        self.isWhole = isWhole
        self.notify = notify
    }

    func load(
        progress: @escaping (FeedLoadingProgress) -> Void,
        completion: @escaping (Result<Feed, any Error>) -> Void
    ) -> any FeedLoaderTask {
        loader.load(progress: progress) { [self] result in
            if case .success(let feed) = result { note(feed) }
            completion(result)
        }
    }

    private func note(_ loaded: Feed) {
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
