import PluginHosting

/// Records a plugin's output: the beginning; length, hash and UTF-8 validity of all of it; and
/// validity of the status stream.
final class RecordedOutput: PluginOutput {
    /// The bytes stored of the beginning.
    static let keptBytes = 1 << 20

    private(set) var beginning: [UInt8] = []
    /// The bytes in all.
    private(set) var count = 0
    private var hash: UInt64 = 14_695_981_039_346_656_037
    private var text = UTF8Check()
    private var status = UTF8Check()

    var isText: Bool { text.isValidAtEnd }

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

    /// Records rendered bytes.
    func record(_ bytes: UnsafeRawBufferPointer) {
        unsafe beginning.append(contentsOf: bytes.prefix(Self.keptBytes - beginning.count))
        unsafe text.check(bytes)
        // FNV-1a, since no one gains from a collision here.
        for index in bytes.indices {
            hash = (hash ^ UInt64(unsafe bytes[index])) &* 1_099_511_628_211
        }
        count += bytes.count
    }

    /// Returns where the outputs differ: an offset, or beyond the stored part; `nil` if they don't.
    func difference(from other: RecordedOutput) -> String? {
        guard count != other.count || hash != other.hash else { return nil }
        let offset = zip(beginning, other.beginning).prefix { $0 == $1 }.count
        let isSeen = offset < Self.keptBytes
        return (isSeen ? "from byte \(offset) on" : "beyond byte \(offset)")
            + " (\(count) and \(other.count) bytes)"
    }
}
