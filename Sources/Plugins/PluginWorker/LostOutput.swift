import PluginHosting

/// Takes everything, and keeps nothing.
final class LostOutput: PluginOutput {
    func write(_ bytes: RawSpan, to stream: PluginStream) -> Bool { true }
}
