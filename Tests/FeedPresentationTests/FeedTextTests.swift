import FeedPresentation
import TestSupport
import Testing

/// Texts in shared memory are compared by their bytes.
struct FeedTextTests {
    @Test(arguments: 0..<10 as Range<UInt64>, [1, 40, 10_000])
    func `Returns the written text`(seed: UInt64, capacity: Int) {
        var random = SeededGenerator(seed: seed)
        var writer = FeedTextWriter(capacity: capacity)
        var written: [(text: FeedText, string: String)] = []
        for _ in 0..<300 {
            let string = String(
                decoding: (0..<random.next(30)).map { _ in UInt8(0x61 + random.next(2)) },
                as: UTF8.self)
            written.append((writer.add(string), string))
            var other = Array(string.utf8)
            if !other.isEmpty, random.next(2) == 0 { other[random.next(other.count)] ^= 1 }
            if random.next(6) == 0 { other.append(0x61) }
            let asked = String(decoding: other, as: UTF8.self)
            #expect(written.last?.text.says(asked) == (asked == string))
            #expect((written.last?.text == FeedText(asked)) == (asked == string))
        }
        for (text, string) in written {
            #expect(text.string == string)
            #expect(text.count == string.utf8.count && text.isEmpty == string.isEmpty)
        }
    }

    @Test func `Distinguishes texts with canonically equivalent characters`() {
        #expect(FeedText("caf\u{E9}") != FeedText("cafe\u{301}"))
        #expect(
            FeedItemViewModel(identifier: "", title: "\u{E9}")
                != FeedItemViewModel(identifier: "", title: "e\u{301}"))
        #expect(
            FeedItemViewModel(identifier: "", title: "é")
                == FeedItemViewModel(identifier: "", title: "é"))
        #expect(
            FeedItemViewModel(identifier: "", title: "é", url: "")
                != FeedItemViewModel(identifier: "", title: "é"))
    }

    @Test func `Slices texts`() {
        let text: FeedText = "Grüße"
        #expect(text[0..<2] == "Gr" && text[4..<7] == "ße" && text[3..<3].isEmpty)
        #expect("<\(text)>" == "<Grüße>")
        #expect(text.withUTF8 { $0.count } == 7)
        #expect(FeedText("").withUTF8 { $0.isEmpty })
    }

    @Test func `Distinguishes missing and empty texts`() {
        var writer = FeedTextWriter()
        let absent: String? = nil
        #expect(writer.add(absent) == nil)
        #expect(writer.add("") == "")
        var item = FeedItemViewModel(identifier: "1", title: "T", url: "")
        #expect(item.url == "" && item.$url == "" && item.openURL == nil && item.$openURL == nil)
        item.url = nil
        item.title = "U"
        #expect(item.$url == nil && item.$title == "U")
    }

    @Test func `Repairs invalid UTF-8 when a string is made`() {
        var writer = FeedTextWriter()
        let text = writer.add(([0x61, 0xFF, 0x62] as [UInt8]).span)
        #expect(text.string == "a\u{FFFD}b")
    }
}
