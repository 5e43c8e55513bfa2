import FeedModel

/// Records a loader's outcome for the exit status: presenters only convert it to words.
final class LoadingRecord: FeedLoader {
    private let loader: any FeedLoader
    /// The last outcome; `nil` before the first.
    private(set) var outcome: Result<Void, any Error>?
    /// True if the last feed has no items.
    private(set) var isEmpty = false
    /// The keys of the last items, if requested.
    private(set) var keys: [FeedItemKey] = []
    private let keepsKeys: Bool
    private var observers: [() -> Void] = []

    init(_ loader: any FeedLoader, keepsKeys: Bool) {
        self.loader = loader
        self.keepsKeys = keepsKeys
    }

    /// Calls `work` after each load, before anyone else learns of it.
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
        let feed = try? result.get()
        isEmpty = feed?.items.isEmpty ?? false
        keys = keepsKeys ? feed?.itemKeys ?? [] : []
        for observer in observers { observer() }
    }
}
