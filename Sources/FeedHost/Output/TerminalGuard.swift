import PluginHosting

/// Keeps a plugin that was not granted the terminal from steering it: what it writes to one goes
/// through a ``TerminalFilter``. What it writes elsewhere stays as it is.
final class TerminalGuard: PluginOutput {
    private let output: any PluginOutput
    private var rendering: TerminalFilter?
    private var status: TerminalFilter?
    private let statusWrites: () -> Int
    private var lastStatusWrite = 0

    /// Guards the terminals that `output` writes to.
    ///
    /// - Parameter statusWrites: counts what is written to the status stream, by whomever.
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
            // What others have written meanwhile is not to be drawn over.
            if statusWrites() != lastStatusWrite { status?.beginBelow() }
            passed = status?.filter(bytes)
        }
        defer { if stream == .status { lastStatusWrite = statusWrites() } }
        guard let passed else { return output.write(bytes, to: stream) }
        return unsafe output.write(passed.span.bytes, to: stream)
    }

    func isTerminal(_ stream: PluginStream) -> Bool { output.isTerminal(stream) }
}
