package import FeedPresentation
import FeedRendering

/// Says in one line why a feed could not be loaded, and what to do.
package final class ErrorLine: FeedErrorView {
    private let line: StatusLine

    /// Creates an error view that takes what `line` shows out of the way.
    package init(line: StatusLine) {
        self.line = line
    }

    /// Writes the message; nothing where there is none.
    package func display(_ viewModel: FeedErrorViewModel) {
        guard let message = viewModel.message?.displayable, !message.isEmpty else { return }
        line.clear()
        let isStyled = line.environment.colorDepth > .none
        line.output.write(isStyled ? "\u{1B}[1;31merror:\u{1B}[0m " : "error: ")
        line.output.write(message)
        if let remedy = viewModel.remedy?.displayable, !remedy.isEmpty {
            line.output.write("; " + remedy)
        }
        line.output.write(byte: 0x0A)
    }
}
