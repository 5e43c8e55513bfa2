package import FeedRendering

/// The last line of a terminal, overwritten with each change.
///
/// Shared by loading and error view, so that a message never mixes with a bar.
package final class StatusLine {
    let output: RenderingOutput
    let environment: () -> RenderingEnvironment
    private var shownText = ""

    /// Creates a status line.
    ///
    /// - Parameters:
    ///   - output: where to write.
    ///   - environment: returns the current environment of `output`, since a terminal can be
    ///     resized.
    package init(output: RenderingOutput, environment: @escaping () -> RenderingEnvironment) {
        self.output = output
        self.environment = environment
    }

    /// Replaces the text.
    ///
    /// Overwrites the rest of a longer text with spaces, which work on every terminal.
    ///
    /// - Parameters:
    ///   - text: displayable, and narrower than the terminal.
    ///   - styled: the same with styles.
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

    /// Erases the line.
    func clear() {
        show("", styled: "")
    }
}
