public import FeedModel

/// Loads pictures with an asynchronous function, for views on the main actor.
///
/// The function runs off the main actor; its result is delivered on the main actor. Cancelling a
/// request cancels the function's task, and nothing more is delivered.
@MainActor
public final class AsyncImageDataLoader: @MainActor FeedImageDataLoader {
    private let loadImage:
        @concurrent @Sendable (String, FeedImageForm) async throws -> FeedImageData

    /// Creates a loader.
    ///
    /// - Parameter loadImage: loads the picture at an address in a form, or returns a handle of the
    ///   platform's own picture.
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
