import PluginHosting

/// Keeps what a plugin writes.
final class RecordedOutput: PluginOutput {
    private(set) var bytes: [UInt8] = []

    func write(_ bytes: RawSpan, to stream: PluginStream) -> Bool {
        if stream == .output {
            unsafe bytes.withUnsafeBytes { unsafe self.bytes.append(contentsOf: $0) }
        }
        return true
    }
}
