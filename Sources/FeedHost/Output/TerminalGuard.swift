import PluginHosting

/// Filters output of a plugin without the terminal grant through ``TerminalFilter``, where it goes
/// to a terminal.
final class TerminalGuard: PluginOutput {
    private let output: any PluginOutput
    private var rendering: TerminalFilter?
    private var status: TerminalFilter?
    private let statusWrites: () -> Int
    private var lastStatusWrite = 0

    /// Guards the terminals of `output`.
    ///
    /// - Parameter statusWrites: counts all writes to the status stream.
    init(_ output: any PluginOutput, statusWrites: @escaping () -> Int) {
        self.output = output
        self.statusWrites = statusWrites
        rendering = output.isTerminal(.output) ? TerminalFilter(allowsRedrawing: false) : nil
        status = output.isTerminal(.status) ? TerminalFilter(allowsRedrawing: true) : nil
    }

    func write(_ bytes: RawSpan, to stream: PluginStream) -> Bool {
        let passed: [UInt8]?
        switch stream {
        case .output: passed = rendering?.filter(bytes)
        case .status:
            // Don't redraw over output of others.
            if statusWrites() != lastStatusWrite { status?.beginBelow() }
            passed = status?.filter(bytes)
        }
        defer { if stream == .status { lastStatusWrite = statusWrites() } }
        guard let passed else { return output.write(bytes, to: stream) }
        return unsafe output.write(passed.span.bytes, to: stream)
    }

    func isTerminal(_ stream: PluginStream) -> Bool { output.isTerminal(stream) }
}
