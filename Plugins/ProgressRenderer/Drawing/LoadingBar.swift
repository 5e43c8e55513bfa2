import FeedRendering
package import FeedViews

/// Shows loading progress on a terminal: a bar for several sources, and the received amount. Draws
/// nothing elsewhere.
package final class LoadingBar: FeedLoadingView {
    /// The default width.
    package static let defaultWidth = 20
    private static let leastMessageWidth = 12
    private static let defaultColumns = 80
    /// Keeps everything on one erasable line: some terminals wrap after the last column, and write
    /// `^C` behind the bar.
    private static let margin = 3

    private let line: StatusLine
    private let width: Int

    /// Creates a bar on `line`.
    ///
    /// - Parameter width: in cells. Without room for it no bar is shown.
    package init(line: StatusLine, width: Int = defaultWidth) {
        self.line = line
        self.width = width
    }

    /// Shows the progress, and removes the bar at the end.
    package func display(_ viewModel: FeedLoadingViewModel) {
        let environment = line.environment()
        guard environment.isTerminal else { return }
        guard viewModel.isLoading else { return line.clear() }

        let columns = min(
            max((environment.columns ?? LoadingBar.defaultColumns) - LoadingBar.margin, 0), 1_000)
        let isStyled = environment.colorDepth > .none
        let words = viewModel.message.displayable
        let amount = viewModel.amount.displayable
        let bar = viewModel.totalSources > 1 ? parts(of: viewModel) : nil

        var rest = columns - (amount.isEmpty ? 0 : amount.cellWidth + 2)
        var text = ""
        var styled = ""
        if let bar, rest >= width + 2 + LoadingBar.leastMessageWidth {
            rest -= width + 2
            text += bar.done + bar.open + "  "
            styled += isStyled ? "\u{1B}[35m\(bar.done)\u{1B}[2m\(bar.open)\u{1B}[0m  " : text
        }
        if !amount.isEmpty, rest >= 0 {
            text += amount + "  "
            styled += isStyled ? "\u{1B}[2m\(amount)\u{1B}[0m  " : amount + "  "
        } else {
            rest = columns
        }
        let fitted = words.fitted(cells: rest)
        if fitted.isEmpty {
            while text.last == " " { text.removeLast() }
            while styled.last == " " { styled.removeLast() }
        }
        line.show(text + fitted, styled: styled + fitted)
    }

    /// Returns both parts of a bar.
    private func parts(of viewModel: FeedLoadingViewModel) -> (done: String, open: String) {
        let total = viewModel.totalSources
        let completed = min(max(viewModel.completedSources, 0), total)
        let done = Int(Double(completed) / Double(total) * Double(width))
        return (
            String(repeating: "█", count: done), String(repeating: "░", count: width - done)
        )
    }
}
