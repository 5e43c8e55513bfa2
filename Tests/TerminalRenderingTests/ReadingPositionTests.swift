import Testing

@testable import TerminalRendering

@Suite struct ReadingPositionTests {
    private static var place: ReadingPosition {
        var place = ReadingPosition()
        place.item = "urn:1\u{0}https://größe.example/"
        place.row = 7
        place.isArticleOpen = true
        place.anchor = OpenArticle.Anchor(start: 70_000, picture: 2, row: 3)
        place.search = "日本"
        place.list = "=https://größe.example/"
        place.filter = "ü"
        place.isUnreadOnly = true
        place.isInFeeds = true
        return place
    }

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
        #expect(ReadingPosition(place.bytes)?.search == "日本")
    }

    @Test func `Rejects invalid bytes`() {
        let bytes = Self.place.bytes
        #expect(ReadingPosition([]) == nil)
        for length in bytes.indices {
            #expect(ReadingPosition(Array(bytes[..<length])) == nil)
        }
        #expect(ReadingPosition(bytes + [0]) == nil)
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
