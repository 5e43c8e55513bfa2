import FeedModel

/// A loader's outcome, kept for the exit status: presenters only put it into words.
final class LoadingRecord: FeedLoader {
    private let loader: any FeedLoader
    /// The outcome of the loading that ended last; `nil` before the first has.
    private(set) var outcome: Result<Void, any Error>?
    /// The feed that was loaded last has no items.
    private(set) var isEmpty = false
    /// The keys of the items that were loaded last, where they are asked for.
    private(set) var keys: [FeedItemKey] = []
    private let keepsKeys: Bool
    private var observers: [() -> Void] = []

    /// Creates a decorator of `loader`.
    init(_ loader: any FeedLoader, keepsKeys: Bool) {
        self.loader = loader
        self.keepsKeys = keepsKeys
    }

    /// Calls `work` whenever a loading has ended, before anybody else learns of it.
    func whenLoaded(_ work: @escaping () -> Void) {
        observers.append(work)
    }

    func load(
        progress: @escaping (FeedLoadingProgress) -> Void,
        completion: @escaping (Result<Feed, any Error>) -> Void
    ) -> any FeedLoaderTask {
        loader.load(progress: progress) { [weak self] result in
            self?.record(result)
            completion(result)
        }
    }

    private func record(_ result: Result<Feed, any Error>) {
        outcome = result.map { _ in }
        keys = []
        isEmpty = if case .success(let feed) = result { feed.items.isEmpty } else { false }
        for observer in observers { observer() }
        guard keepsKeys, case .success(let feed) = result else { return }
        keys = feed.itemKeys
    }
}
