import FeedRendering
package import FeedViews

/// Shows why a feed could not be loaded, with advice, in one line.
package final class ErrorLine: FeedErrorView {
    private let line: StatusLine

    /// Creates an error view that first clears `line`.
    package init(line: StatusLine) {
        self.line = line
    }

    /// Writes the message, if any.
    package func display(_ viewModel: FeedErrorViewModel) {
        guard viewModel.message?.isEmpty == false else { return }
        line.clear()
        let label = viewModel.label.displayable
        if !label.isEmpty {
            let isStyled = line.environment().colorDepth > .none
            line.output.write(isStyled ? "\u{1B}[1;31m\(label)\u{1B}[0m " : label + " ")
        }
        line.output.write(viewModel.words.displayable)
        line.output.write(byte: 0x0A)
    }
}
