import PluginHosting
import SystemInterface

/// Writes plugins' output to the destination, or to standard error.
final class PluginWriter: PluginOutput {
    private let destination: RenderingDestination
    private let console: Console
    private let isOutputTerminal: Bool

    init(destination: RenderingDestination, console: Console) {
        self.destination = destination
        self.console = console
        isOutputTerminal = destination.isTerminal
    }

    func write(_ bytes: RawSpan, to stream: PluginStream) -> Bool {
        switch stream {
        case .output:
            if isOutputTerminal, TerminalStyles.areSet(by: bytes) {
                destination.noteStyles()
                console.noteStyles()
            }
            return destination.write(bytes)
        case .status: return console.write(raw: bytes)
        }
    }

    func isTerminal(_ stream: PluginStream) -> Bool {
        switch stream {
        case .output: isOutputTerminal
        case .status: Terminal.isTerminal(FileDescriptor.standardError)
        }
    }
}
