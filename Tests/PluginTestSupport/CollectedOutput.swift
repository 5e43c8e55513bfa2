package import PluginHosting

/// Collects a plugin's output. Refuses it beyond a capacity.
package final class CollectedOutput: PluginOutput {
    private var streams: [PluginStream: [UInt8]] = [:]
    private let capacity: Int

    /// Creates an output that accepts `capacity` bytes of rendering.
    package init(capacity: Int = .max) {
        self.capacity = capacity
    }

    package func write(_ bytes: RawSpan, to stream: PluginStream) -> Bool {
        let taken = streams[stream, default: []].count
        guard stream != .output || bytes.byteCount <= capacity - taken else { return false }
        for offset in bytes.byteOffsets {
            streams[stream, default: []].append(
                unsafe bytes.unsafeLoad(fromByteOffset: offset, as: UInt8.self))
        }
        return true
    }

    /// Returns all bytes written to a stream.
    package func bytes(_ stream: PluginStream) -> [UInt8] { streams[stream, default: []] }
}
