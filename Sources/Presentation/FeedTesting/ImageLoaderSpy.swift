public import FeedModel

/// An image loader that the test completes. Loads are numbered from 0.
public final class ImageLoaderSpy: FeedImageDataLoader {
    private var completions: [(Result<FeedImageData, any Error>) -> Void] = []
    /// The addresses of all loads, in order.
    public private(set) var requested: [String] = []
    /// The forms of all loads, in order.
    public private(set) var forms: [FeedImageForm] = []
    /// The addresses of cancelled loads, in order.
    public private(set) var cancelled: [String] = []
    /// Called when a load is cancelled.
    public var onCancel: () -> Void = {}

    /// Creates a spy without loads.
    public init() {}

    public func loadImageData(
        from url: String, as form: FeedImageForm,
        completion: @escaping (Result<FeedImageData, any Error>) -> Void
    ) -> any FeedImageDataLoaderTask {
        requested.append(url)
        forms.append(form)
        completions.append(completion)
        return SpyTask { [weak self] in
            self?.cancelled.append(url)
            self?.onCancel()
        }
    }

    /// Ends a load.
    public func complete(_ index: Int, with result: Result<FeedImageData, any Error>) {
        completions[index](result)
    }
}
