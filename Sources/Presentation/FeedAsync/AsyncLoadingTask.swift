import FeedModel

/// A cancellable load by an asynchronous function.
@MainActor
final class AsyncLoadingTask<Value: Sendable>: @MainActor FeedLoaderTask,
    @MainActor FeedImageDataLoaderTask
{
    private var task: Task<Void, Never>?
    private var report: ((FeedLoadingProgress) -> Void)?
    private var completion: ((Result<Value, any Error>) -> Void)?

    /// Creates a task that is not running yet.
    ///
    /// - Parameters:
    ///   - report: receives progress.
    ///   - completion: receives the result.
    init(
        report: ((FeedLoadingProgress) -> Void)? = nil,
        completion: @escaping (Result<Value, any Error>) -> Void
    ) {
        self.report = report
        self.completion = completion
    }

    /// Runs `load`. Call it once.
    func run(_ load: @escaping @concurrent @Sendable () async throws -> Value) {
        task = Task {
            let result: Result<Value, any Error>
            do {
                result = .success(try await load())
            } catch {
                result = .failure(error)
            }
            finish(with: result)
        }
    }

    /// Reports progress, unless the load has ended.
    func reach(_ progress: FeedLoadingProgress) {
        report?(progress)
    }

    func cancel() {
        task?.cancel()
        report = nil
        completion = nil
    }

    private func finish(with result: Result<Value, any Error>) {
        let completion = completion
        report = nil
        self.completion = nil
        completion?(result)
    }
}
