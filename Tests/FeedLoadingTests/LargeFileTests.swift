import Foundation
import PluginTestSupport
import SystemInterface
import Testing

@Suite struct LargeFileTests {
    /// Bytes without repetitions.
    private static let bytes: [UInt8] = {
        var generator = SeededGenerator(seed: 20_261_123)
        return (0..<9_000_001).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
    }()

    @Test(arguments: [(4 << 20) - 1, 4 << 20, (4 << 20) + 1, 9_000_001])
    func `Reads the whole file in order`(count: Int) throws {
        let folder = try TemporaryFolder()
        let bytes = Array(Self.bytes.prefix(count))
        let path = try folder.write(bytes, to: "large").path
        let whole = try FileDescriptor.open(readingFrom: path).readToEnd(limit: 1 << 30)
        #expect(whole.bytes == bytes)
        #expect(!whole.isOverLimit)
        let cut = try FileDescriptor.open(readingFrom: path).readToEnd(limit: count - 1)
        #expect(cut.isOverLimit)
        let exact = try FileDescriptor.open(readingFrom: path).readToEnd(limit: count)
        #expect(exact.bytes == bytes && !exact.isOverLimit)
    }

    @Test func `Reads from the current offset`() throws {
        let folder = try TemporaryFolder()
        let bytes = Array(Self.bytes.prefix(6 << 20))
        let path = try folder.write(bytes, to: "large").path
        let file = try FileDescriptor.open(readingFrom: path)
        lseek(file.number, 12_345, SEEK_SET)
        let rest = try file.readToEnd(limit: 1 << 30)
        #expect(rest.bytes == Array(bytes[12_345...]))
        // The offset of the descriptor is at the end, too.
        #expect(try file.readToEnd(limit: 1 << 30).bytes.isEmpty)
    }
}
