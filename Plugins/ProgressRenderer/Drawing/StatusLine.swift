package import FeedRendering

/// The last line of a terminal, written over as often as what it says changes.
///
/// Loading and error view share one, so that a message never lands on a bar.
package final class StatusLine {
    let output: RenderingOutput
    private let currentEnvironment: () -> RenderingEnvironment
    private var shownText = ""

    /// Creates a status line on the person's terminal, or whatever stands in its place.
    ///
    /// - Parameters:
    ///   - output: where to write.
    ///   - environment: what `output` is drawn on, now; a terminal may change its size.
    package init(output: RenderingOutput, environment: @escaping () -> RenderingEnvironment) {
        self.output = output
        currentEnvironment = environment
    }

    var environment: RenderingEnvironment { currentEnvironment() }

    /// Shows `text` in place of what was shown before.
    ///
    /// What is left of a longer text is written over with spaces, which every terminal knows.
    ///
    /// - Parameters:
    ///   - text: displayable text that is narrower than the terminal.
    ///   - styled: the same with its looks.
    func show(_ text: String, styled: String) {
        guard text != shownText else { return }
        let rest = shownText.cellWidth - text.cellWidth
        output.write(byte: 0x0D)
        output.write(styled)
        output.write(repeating: 0x20, count: rest)
        if rest > 0 {
            output.write(byte: 0x0D)
            output.write(styled)
        }
        shownText = text
    }

    /// Leaves the line as if nothing had been written.
    func clear() {
        guard !shownText.isEmpty else { return }
        output.write(byte: 0x0D)
        output.write(repeating: 0x20, count: shownText.cellWidth)
        output.write(byte: 0x0D)
        shownText = ""
    }
}
