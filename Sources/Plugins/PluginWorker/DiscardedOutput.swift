import PluginHosting

/// Discards all output.
final class DiscardedOutput: PluginOutput {
    func write(_ bytes: RawSpan, to stream: PluginStream) -> Bool { true }
}
