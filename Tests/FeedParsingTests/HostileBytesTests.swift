import FeedLoading
import FeedModel
import FeedParsing
import TestSupport
import Testing

/// Properties that hold for any input.
struct HostileBytesTests {
    @Test(arguments: 0..<5)
    func `Returns only dates that can be formatted`(round: Int) {
        let pieces = [
            "1", "9", "0", "12", "2017", "99999999999", "-", "+", ":", "/", ".", ",", " ", "T", "Z",
            "W", "(", ")", "GMT", "EST", "A", "am", "p.m.", "Jan", "mars", "Ιούν", "июн", "년", "월",
            "오후", "午後", "h", "th", "24:00", "60", "+9999", "-0000", "\u{2212}",
        ]
        var generator = SeededGenerator(seed: UInt64(round))
        for _ in 0..<1_500 {
            let bytes = generator.bytes(of: pieces, count: 1 + generator.next(12))
            guard let date = FeedDateParser.parse(bytes.span) else { continue }
            #expect(abs(Int(date.utcOffsetMinutes)) < 24 * 60)
            #expect(-62_200_000_000...253_500_000_000 ~= date.secondsSince1970)
        }
    }

    @Test(arguments: 0..<5)
    func `Decodes any bytes to valid UTF-8`(round: Int) {
        let pieces = [
            "<?xml version='1.0' encoding='", "utf-8", "utf-16", "windows-1252", "big5", "euc-jp",
            "iso-2022-jp", "gb18030", "shift_jis", "utf-7", "ibm037", "bogus", "'?>", "\u{FEFF}",
            "\u{0}", "<", "a", "é", "日本", "\u{1B}$B", "~{", "+ADw-",
        ]
        var generator = SeededGenerator(seed: UInt64(round))
        for _ in 0..<120 {
            let bytes = generator.bytes(of: pieces, count: 1 + generator.next(24))
            for charset in [nil, "utf-16", "iso-2022-kr", "x-mac-cyrillic", "utf-32"] as [String?] {
                let document = DocumentDecoder.decode(
                    bytes, charset: charset, converter: SystemEncodingConverter.shared)
                switch document.text {
                case .unchanged(let range):
                    #expect(String(validating: bytes[range], as: UTF8.self) != nil)
                case .converted(let text):
                    #expect(String(validating: text, as: UTF8.self) != nil)
                }
                #expect(!document.encodingName.isEmpty)
            }
        }
    }

    @Test(arguments: 0..<5)
    func `Reads random JSON as a feed or throws`(round: Int) {
        let pieces = [
            "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u", "d800", "\"items\":[",
            "\"version\":\"",
            "\"rss\":{\"channel\":{", "\"id\":", "\"content_html\":\"<p>", "\"attachments\":[{",
            "\"url\":\"http://a/\"", "\"authors\":[{\"name\":\"b\"}]", "\"item\":", "1e999", "-0",
            "true", "null", "\"title\":\"c\"", " ", "\u{0}", "é",
        ]
        let whole = """
            {"version":"https://jsonfeed.org/version/1.1","items":[{"id":1,"content_html":"<p>a\\n",\
            "summary":"s","attachments":[{"url":"http://a/b"}],"authors":[{"name":"n"}]}]}
            """
        var generator = SeededGenerator(seed: UInt64(round))
        for _ in 0..<150 {
            var bytes = Array(whole.utf8)
            let index = 1 + generator.next(bytes.count - 1)
            let end = min(bytes.count, index + generator.next(9))
            bytes.replaceSubrange(
                index..<end, with: generator.bytes(of: pieces, count: generator.next(5)))
            guard case .feed(let feed) = try? FeedParser().parse(bytes) else { continue }
            for item in feed.items {
                #expect(!item.id.isEmpty)
                #expect(item.content?.html?.contains("<p onclick") != true)
                #expect(item.content?.plainText.utf8.contains(0) != true)
            }
        }
    }
}
