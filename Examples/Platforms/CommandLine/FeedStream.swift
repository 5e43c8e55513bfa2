import FeedPresentation

/// What is displayed, as an `AsyncSequence`, which ends with the stream's owner.
final class FeedStream: FeedView, FeedLoadingView, FeedErrorView {
    enum Change {
        case feed(FeedViewModel)
        case failure(FeedErrorViewModel)
    }

    let (changes, continuation) = AsyncStream.makeStream(of: Change.self)

    func display(_ viewModel: FeedViewModel) { continuation.yield(.feed(viewModel)) }

    func display(_ viewModel: FeedLoadingViewModel) {}

    func display(_ viewModel: FeedErrorViewModel) {
        if viewModel.message != nil { continuation.yield(.failure(viewModel)) }
    }

    deinit { continuation.finish() }
}
