import Testing

@testable import PluginValidation

/// Validation of UTF-8 that comes in pieces.
struct UTF8CheckTests {
    private func isText(_ pieces: [[UInt8]]) -> Bool {
        var check = UTF8Check()
        for piece in pieces {
            unsafe piece.withUnsafeBytes { unsafe check.check($0) }
        }
        return check.isValidAtEnd
    }

    @Test func `Accepts text however it is split`() {
        let text = Array("aé€🏳️‍🌈\u{FEFF}z".utf8)
        for first in 0...text.count {
            for second in first...text.count {
                let pieces = [
                    Array(text[..<first]), Array(text[first..<second]), Array(text[second...]),
                ]
                #expect(isText(pieces), "\(first) \(second)")
                // An incomplete character at the end is an error.
                #expect(!isText(pieces + [[0xE2, 0x82]]))
                #expect(!isText([[0x80]] + pieces))
            }
        }
        #expect(isText(text.map { [$0] }))
    }

    @Test(
        arguments: [
            [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF], [0xE2, 0x28, 0xA1],
            [0x80, 0x80, 0x80, 0x80, 0x80], [0x89, 0x50],
        ] as [[UInt8]])
    func `Rejects invalid bytes`(bytes: [UInt8]) {
        #expect(!isText([bytes]))
        #expect(!isText(bytes.map { [$0] }))
        #expect(!isText([bytes, [0x61]]))
    }
}
