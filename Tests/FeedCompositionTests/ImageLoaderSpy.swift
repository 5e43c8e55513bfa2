import FeedModel

/// An image loader that the test completes.
final class ImageLoaderSpy: FeedImageDataLoader {
    private final class Task: FeedImageDataLoaderTask {
        let onCancel: () -> Void
        init(onCancel: @escaping () -> Void) { self.onCancel = onCancel }
        func cancel() { onCancel() }
    }

    private var completions: [(Result<FeedImageData, any Error>) -> Void] = []
    private(set) var requested: [String] = []
    private(set) var forms: [FeedImageForm] = []
    private(set) var cancelled: [String] = []

    func loadImageData(
        from url: String, as form: FeedImageForm,
        completion: @escaping (Result<FeedImageData, any Error>) -> Void
    ) -> any FeedImageDataLoaderTask {
        requested.append(url)
        forms.append(form)
        completions.append(completion)
        return Task { [weak self] in self?.cancelled.append(url) }
    }

    func complete(_ index: Int, with result: Result<FeedImageData, any Error>) {
        completions[index](result)
    }
}
