import FeedModel

/// Several feeds that are being loaded, and what has come of them so far.
final class MergingFeedLoaderTask: FeedLoaderTask {
    private var tasks: [any FeedLoaderTask] = []
    private var results: [Result<Feed, any Error>?]
    private var finishedCount = 0
    private var isCancelled = false
    private let progress: (FeedLoadingProgress) -> Void
    private let didFail: (any Error) -> Void
    private let completion: (Result<Feed, any Error>) -> Void

    init(
        count: Int, progress: @escaping (FeedLoadingProgress) -> Void,
        didFail: @escaping (any Error) -> Void,
        completion: @escaping (Result<Feed, any Error>) -> Void
    ) {
        results = Array(repeating: nil, count: count)
        self.progress = progress
        self.didFail = didFail
        self.completion = completion
    }

    func add(_ task: any FeedLoaderTask) {
        tasks.append(task)
    }

    func cancel() {
        isCancelled = true
        tasks.forEach { $0.cancel() }
        tasks = []
    }

    func finish(_ index: Int, with result: Result<Feed, any Error>) {
        guard !isCancelled, results[index] == nil else { return }
        results[index] = result
        finishedCount += 1
        progress(
            FeedLoadingProgress(
                completedSources: finishedCount, totalSources: results.count, receivedBytes: 0))
        if finishedCount == results.count {
            tasks = []
            complete()
        }
    }

    private func complete() {
        var feeds: [Feed] = []
        var errors: [any Error] = []
        for case let result? in results {
            switch result {
            case .success(let feed): feeds.append(feed)
            case .failure(let error): errors.append(error)
            }
        }
        guard !feeds.isEmpty else {
            completion(.failure(FeedLoadingError.allFailed(errors)))
            return
        }
        errors.forEach(didFail)
        completion(.success(FeedMerger.merge(feeds)))
    }
}
