import PluginHosting

/// Keeps a plugin that was not granted the terminal from steering it: what it writes to one goes
/// through a ``TerminalFilter``. What it writes elsewhere stays as it is.
final class TerminalGuard: PluginOutput {
    private let output: any PluginOutput
    private var rendering: TerminalFilter?
    private var status: TerminalFilter?

    /// Guards the terminals that `output` writes to.
    init(_ output: any PluginOutput) {
        self.output = output
        rendering = output.isTerminal(.output) ? TerminalFilter(allowsRedrawing: false) : nil
        status = output.isTerminal(.status) ? TerminalFilter(allowsRedrawing: true) : nil
    }

    func write(_ bytes: RawSpan, to stream: PluginStream) -> Bool {
        let passed =
            switch stream {
            case .output: rendering?.filter(bytes)
            case .status: status?.filter(bytes)
            }
        guard let passed else { return output.write(bytes, to: stream) }
        return unsafe output.write(passed.span.bytes, to: stream)
    }

    func isTerminal(_ stream: PluginStream) -> Bool { output.isTerminal(stream) }
}
