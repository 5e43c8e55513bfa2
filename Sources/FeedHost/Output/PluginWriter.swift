import PluginHosting
import SystemInterface

/// Hands what plugins write to the rendering's destination, or to standard error.
final class PluginWriter: PluginOutput {
    private let destination: RenderingDestination
    private let console: Console

    init(destination: RenderingDestination, console: Console) {
        self.destination = destination
        self.console = console
    }

    func write(_ bytes: RawSpan, to stream: PluginStream) -> Bool {
        switch stream {
        case .output: destination.write(bytes)
        case .status: console.write(raw: bytes)
        }
    }

    func isTerminal(_ stream: PluginStream) -> Bool {
        switch stream {
        case .output: destination.isTerminal
        case .status: Terminal.isTerminal(FileDescriptor.standardError)
        }
    }
}
