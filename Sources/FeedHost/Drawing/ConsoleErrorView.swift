import FeedPresentation

/// The default error view: a line on standard error.
final class ConsoleErrorView: FeedErrorView {
    private let console: Console

    init(console: Console) {
        self.console = console
    }

    func display(_ viewModel: FeedErrorViewModel) {
        guard viewModel.message != nil else { return }
        console.error(viewModel.words)
    }
}
