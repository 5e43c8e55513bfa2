import Testing

@testable import TerminalRendering

@Suite struct ReadingPositionTests {
    private static let place = ReadingPosition(
        row: 7, item: "urn:1\u{0}https://größe.example/",
        anchor: OpenArticle.Anchor(start: 70_000, picture: 2, row: 3))

    @Test func `Restores the same state`() {
        for anchor in [
            nil, OpenArticle.Anchor(start: 5), OpenArticle.Anchor(start: 0, picture: 0, row: 0),
            Self.place.anchor,
        ] {
            var place = Self.place
            place.anchor = anchor
            #expect(ReadingPosition(place.bytes) == place)
        }
        #expect(ReadingPosition(ReadingPosition().bytes) == ReadingPosition())
    }

    @Test func `Omits values that are too long`() {
        var place = Self.place
        place.item = String(repeating: "é", count: 3_000)
        #expect(place.bytes.count < 16_384)
        #expect(ReadingPosition(place.bytes)?.item.isEmpty == true)
        #expect(ReadingPosition(place.bytes)?.row == 7)
    }

    @Test func `Rejects invalid bytes`() {
        let bytes = Self.place.bytes
        #expect(ReadingPosition([]) == nil)
        for length in 0..<21 { #expect(ReadingPosition(Array(bytes[..<length])) == nil) }
        #expect(ReadingPosition(bytes + [UInt8](repeating: 0x61, count: 4_000)) == nil)
        var other = bytes
        other[0] = 1
        #expect(ReadingPosition(other) == nil)
        // A changed byte may be rejected or not, but must not crash.
        for index in bytes.indices {
            var bent = bytes
            bent[index] ^= 0x80
            _ = ReadingPosition(bent)
        }
    }
}
