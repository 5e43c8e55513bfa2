import FeedViews
import TerminalRendering

/// Passes pictures to the reader.
final class PictureView: FeedImageView {
    private let reader: Reader

    init(reader: Reader) {
        self.reader = reader
    }

    func display(_ viewModel: FeedImageViewModel<FeedImagePixels>) {
        reader.show(
            pictureFor: viewModel.request, viewModel.image, isLoading: viewModel.isLoading,
            canRetry: viewModel.shouldRetry, words: viewModel.words)
    }
}
