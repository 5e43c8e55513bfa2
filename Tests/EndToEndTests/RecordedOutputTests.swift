import Testing

@testable import PluginValidation

/// The recording of a plugin's output for validation.
struct RecordedOutputTests {
    private func output(_ pieces: [[UInt8]]) -> RecordedOutput {
        let output = RecordedOutput()
        for piece in pieces {
            unsafe piece.withUnsafeBytes { unsafe output.record($0) }
        }
        return output
    }

    @Test func `Keeps a limited beginning, and detects differences beyond it`() {
        let block = [UInt8](repeating: 0x61, count: 400_000)
        let first = output([block, block, block, block])
        #expect(first.beginning.count == RecordedOutput.keptBytes)
        #expect(first.count == 1_600_000 && first.isText)
        #expect(first.difference(from: output([block + block, block + block])) == nil)
        let second = output([block, block, block, block.dropLast() + [0x62]])
        #expect(
            first.difference(from: second) == "beyond byte 1048576 (1600000 and 1600000 bytes)")
        #expect(!output([block, [0xE2]]).isText)
    }

    @Test func `Names the position of the first difference`() {
        #expect(
            output([[1, 2, 3]]).difference(from: output([[1, 2], [4]]))
                == "from byte 2 on (3 and 3 bytes)")
        #expect(
            output([[1]]).difference(from: output([[1, 2]])) == "from byte 1 on (1 and 2 bytes)")
        #expect(output([]).difference(from: output([])) == nil)
    }
}
