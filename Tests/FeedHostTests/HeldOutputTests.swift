import Testing

@testable import FeedHost

@Suite struct HeldOutputTests {
    /// Of prime length, so that no two parts of a million bytes are the same.
    private static let pattern = (0..<8_209).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }

    private func bytes(_ count: Int, from first: Int) -> [UInt8] {
        var bytes = Array(Self.pattern[(first % Self.pattern.count)...])
        while bytes.count < count { bytes += Self.pattern }
        return Array(bytes.prefix(count))
    }

    @Test(arguments: [0, 1, HeldOutput.memoryLimit, HeldOutput.memoryLimit + 1, 9 << 20])
    func `Returns all output, and stores large output in a file`(
        total: Int
    ) throws {
        let held = HeldOutput()
        var given: [UInt8] = []
        for start in stride(from: 0, to: total, by: 1_000_003) {
            let part = bytes(min(1_000_003, total - start), from: start)
            given += part
            try held.append(unsafe part.span.bytes)
        }
        #expect((held.file != nil) == (total > HeldOutput.memoryLimit))
        var taken: [UInt8] = []
        try held.release { part in
            unsafe part.withUnsafeBytes { unsafe taken.append(contentsOf: $0) }
            return true
        }
        #expect(taken == given)
    }

    @Test func `Stops when the receiver returns false`() throws {
        let held = HeldOutput()
        let large = [UInt8](repeating: 7, count: HeldOutput.memoryLimit + 1)
        try held.append(unsafe large.span.bytes)
        var calls = 0
        try held.release { _ in
            calls += 1
            return false
        }
        #expect(calls == 1)
    }
}
