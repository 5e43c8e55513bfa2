import FeedModel

/// Decorates the loader of a reader: runs the user's program where a further load has brought new items.
final class NotifyingFeedLoader: FeedLoader {
    /// The titles that the program gets, and the characters of each: a feed chooses them, and variables
    /// that are too long would keep the program from starting.
    private static let mostTitles = 20
    private static let longestTitle = 200

    private let loader: any FeedLoader
    private let isWhole: () -> Bool
    private let notify: (_ count: Int, _ titles: [String]) -> Void
    /// The items of all loads; `nil` before the first whole one.
    private var known: Set<FeedItemKey>?
    private var titles: [String] = []
    private var newCount = 0

    /// - Parameters:
    ///   - isWhole: returns false while further parts of a load follow.
    ///   - notify: receives the number of new items, and the titles of some.
    init(
        _ loader: any FeedLoader, isWhole: @escaping () -> Bool,
        notify: @escaping (_ count: Int, _ titles: [String]) -> Void
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
        guard var known else {
            if isWhole() { known = Set(keys) }
            return
        }
        for (index, key) in keys.enumerated() where known.insert(key).inserted {
            newCount += 1
            if titles.count < Self.mostTitles {
                let title = feed.items[index].title ?? feed.items[index].url ?? ""
                titles.append(String(title.unicodeScalars.prefix(Self.longestTitle)))
            }
        }
        self.known = known
        guard isWhole(), newCount > 0 else { return }
        notify(newCount, titles)
        (newCount, titles) = (0, [])
    }
}
