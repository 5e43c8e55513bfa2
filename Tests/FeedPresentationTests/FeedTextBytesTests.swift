import FeedPresentation
import Testing

/// Texts one after the other, told apart by words of the machine as by bytes.
struct FeedTextBytesTests {
    @Test(arguments: 0..<10)
    func `a text says what it is, and nothing else`(seed: UInt64) {
        var random = seed &+ 11
        func next(_ bound: Int) -> Int {
            random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(random >> 33) % bound
        }
        var texts = FeedTextBytes()
        for _ in 0..<300 {
            let text = String(
                decoding: (0..<next(30)).map { _ in UInt8(0x61 + next(2)) }, as: UTF8.self)
            let range: Range<Int> = texts.add(text)
            var other = Array(text.utf8)
            if !other.isEmpty, next(2) == 0 { other[next(other.count)] ^= 1 }
            if next(6) == 0 { other.append(0x61) }
            let asked = String(decoding: other, as: UTF8.self)
            #expect(texts[range] == text)
            #expect(texts.says(asked, in: range) == (asked == text))
        }
        texts.removeAll()
        #expect(texts.bytes.isEmpty)
        let absent: String? = nil
        #expect(texts.add(absent) == nil)
    }
}
