import FeedRendering
import FeedViews
import ProgressRendering

/// A bar and an error line on one status stream, and their output.
final class Status {
    var columns: Int?
    private(set) var written = ""
    private(set) var bar: LoadingBar!
    private(set) var error: ErrorLine!
    private var output: RenderingOutput!

    init(
        columns: Int? = 80, isTerminal: Bool = true, colors: ColorDepth = .none,
        width: Int = LoadingBar.defaultWidth
    ) {
        self.columns = columns
        output = RenderingOutput { [unowned self] in
            written += String(decoding: $0, as: UTF8.self)
            return true
        }
        let line = StatusLine(output: output) { [unowned self] in
            RenderingEnvironment(
                columns: self.columns, isTerminal: isTerminal, colorDepth: colors)
        }
        bar = LoadingBar(line: line, width: width)
        error = ErrorLine(line: line)
    }

    var row: TerminalRow { TerminalRow(written) }

    func show(
        _ message: String, _ completed: Int = 0, of total: Int = 0, amount: String = ""
    ) {
        bar.display(
            FeedLoadingViewModel(
                isLoading: true, message: message, completedSources: completed,
                totalSources: total, amount: amount))
        output.flush()
    }

    func stop() {
        bar.display(FeedLoadingViewModel(isLoading: false))
        output.flush()
    }

    func fail(_ message: String?, remedy: String? = nil) {
        let words = [message, remedy].compactMap { $0 }.joined(separator: " | ")
        error.display(
            FeedErrorViewModel(message: message, remedy: remedy, label: "fault:", words: words))
        output.flush()
    }
}
