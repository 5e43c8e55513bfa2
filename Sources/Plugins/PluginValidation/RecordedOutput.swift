import PluginHosting

/// Keeps of what a plugin writes what a check needs: the beginning, and of all of it how long it is,
/// whether it is the same as another's, and whether it is UTF-8; of what it tells the person, the last.
final class RecordedOutput: PluginOutput {
    /// How many bytes of the beginning are kept.
    static let keptBytes = 1 << 20

    /// The beginning.
    private(set) var beginning: [UInt8] = []
    /// How many bytes there are in all.
    private(set) var count = 0
    private var hash: UInt64 = 14_695_981_039_346_656_037
    private var text = UTF8Check()
    private var status = UTF8Check()

    /// All of it is UTF-8.
    var isText: Bool { text.isValidAtEnd }

    /// All that it tells the person is UTF-8.
    var isStatusText: Bool { status.isValidAtEnd }

    func write(_ bytes: RawSpan, to stream: PluginStream) -> Bool {
        unsafe bytes.withUnsafeBytes { bytes in
            if stream == .output {
                unsafe record(bytes)
            } else {
                unsafe status.check(bytes)
            }
        }
        return true
    }

    /// Records the next bytes of the rendering.
    func record(_ bytes: UnsafeRawBufferPointer) {
        unsafe beginning.append(contentsOf: bytes.prefix(Self.keptBytes - beginning.count))
        unsafe text.check(bytes)
        // FNV-1a: nobody gains anything by two outputs that differ and have the same.
        for index in bytes.indices {
            hash = (hash ^ UInt64(unsafe bytes[index])) &* 1_099_511_628_211
        }
        count += bytes.count
    }

    /// Where it differs from another: a place, or that it lies beyond what is kept; `nil` where it does
    /// not.
    func difference(from other: RecordedOutput) -> String? {
        guard count != other.count || hash != other.hash else { return nil }
        let place = zip(beginning, other.beginning).prefix { $0 == $1 }.reduce(0) { count, _ in
            count + 1
        }
        let isSeen = place < Self.keptBytes
        return (isSeen ? "from byte \(place) on" : "beyond byte \(place)")
            + " (\(count) and \(other.count) bytes)"
    }
}
