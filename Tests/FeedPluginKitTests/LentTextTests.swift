import FeedPluginAPI
import FeedViews
import Testing

@testable import FeedPluginKit

@Suite struct LentTextTests {
    @Test func `Kinds of text have the numbers of the ABI`() {
        #expect(
            FeedItemText.allCases.map { Int($0.rawValue) } == [
                FEED_TEXT_EXCERPT, FEED_TEXT_CONTENT_HTML, FEED_TEXT_CONTENT_TEXT,
                FEED_TEXT_SUMMARY, FEED_TEXT_SUMMARY_HTML, FEED_TEXT_DAY, FEED_TEXT_MONTH,
                FEED_TEXT_TIME,
            ])
    }

    @Test(arguments: 0..<20)
    func `Decodes any bytes like String does`(seed: UInt64) {
        var random = seed
        func next(_ bound: Int) -> Int {
            random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(random >> 33) % bound
        }
        let pieces: [[UInt8]] = [
            [0xFF], [0xC2], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0x00], Array("é".utf8),
            Array("世".utf8), Array("👩‍🚀".utf8),
        ]
        for _ in 0..<200 {
            let bytes = (0..<next(24)).flatMap { _ in
                next(8) == 0 ? pieces[next(pieces.count)] : [0x61 + UInt8(next(26))]
            }
            var texts = FeedTextWriter()
            let before: FeedText = texts.add("before")
            var copied: FeedText?
            let text = unsafe bytes.withUnsafeBytes {
                let lent = unsafe feed_string(
                    bytes: $0.baseAddress?.assumingMemoryBound(to: CChar.self), length: $0.count)
                copied = unsafe texts.add(lent)
                return unsafe String(feedString: lent)
            }
            let expected = Array(String(decoding: bytes, as: UTF8.self).utf8)
            #expect(Array(text.utf8) == expected)
            #expect(copied?.count ?? 0 == expected.count)
            #expect(copied.map { Array($0.string.utf8) } ?? [] == expected)
            #expect(before == "before")
        }
    }
}
