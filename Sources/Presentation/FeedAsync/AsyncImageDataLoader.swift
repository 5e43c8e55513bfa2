public import FeedModel

/// Loads pictures by an asynchronous function, on behalf of views on the main actor.
///
/// The function runs beside the main actor; its result comes back to the main actor. When a view takes its request
/// back, the function's task is cancelled, and nothing of it is heard any more.
@MainActor
public final class AsyncImageDataLoader: @MainActor FeedImageDataLoader {
    private let loadImage:
        @concurrent @Sendable (String, FeedImageForm) async throws -> FeedImageData

    /// Creates a loader.
    ///
    /// - Parameter loadImage: loads the picture at an address in a form, or answers with the platform's own.
    public init(
        _ loadImage:
            @escaping @concurrent @Sendable (String, FeedImageForm) async throws -> FeedImageData
    ) {
        self.loadImage = loadImage
    }

    public func loadImageData(
        from url: String, as form: FeedImageForm,
        completion: @escaping (Result<FeedImageData, any Error>) -> Void
    ) -> any FeedImageDataLoaderTask {
        let task = AsyncLoadingTask(completion: completion)
        task.run { [loadImage] in try await loadImage(url, form) }
        return task
    }
}
