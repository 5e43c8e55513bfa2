import Testing

@testable import FeedNetwork

/// Numbers and dates in header fields, at the edges of what is valid.
@Suite struct HeaderValueTests {
    /// 2017-06-14T09:30:00Z
    private static let now: Int64 = 1_497_432_600
    /// 2070-06-14T00:00:00Z
    private static let later: Int64 = 3_169_929_600

    @Test(
        arguments: [
            ("0", 0), ("9", 9), ("1000000000", 1_000_000_000), ("2147483647", 2_147_483_647),
            ("2147483648", 2_147_483_648), ("2147483649", 2_147_483_648),
            ("99999999999", 2_147_483_648), ("00000000000000000001", 1),
            ("", nil), ("/", nil), (":", nil), ("1:", nil), ("-1", nil),
        ] as [(String, Int64?)])
    func `Parses seconds up to two to the power of 31`(text: String, seconds: Int64?) {
        #expect(DeltaSeconds.parse(text) == seconds)
    }

    @Test(
        arguments: [
            ("Wed, 14 Jun 2017 09:30:00 GMT", 1), ("Wed, 14 Jun 2017 09:30:01 GMT", 1),
            ("Wed, 14 Jun 2017 09:30:02 GMT", 2), ("Wed, 21 Jun 2017 09:29:59 GMT", 604_799),
            ("Wed, 21 Jun 2017 09:30:00 GMT", 604_800), ("604799", 604_799), ("604801", 604_800),
        ] as [(String, Int64)])
    func `Waits from a second to a week`(value: String, seconds: Int64) {
        #expect(RetryAfter.seconds(value, now: Self.now) == seconds)
    }

    @Test(
        arguments: [
            ("Sun, 06 Nov 1994 23:59:59 GMT", 784_166_399),
            ("Sun, 06 Nov 1994 08:60:00 GMT", nil), ("Sun, 06 Nov 1994 08:49:61 GMT", nil),
            ("Mon, 01 Jan 0001 00:00:00 GMT", -62_135_596_800),
            ("Sat, 01 Jan 0000 00:00:00 GMT", nil), ("Tue, 29 Feb 2000 00:00:00 GMT", 951_782_400),
            ("Wed, 31 Dec 1969 23:59:59 GMT", -1), ("Sun Nov  6 08:49:37 199", nil),
            ("Sun, 06 Nov 1994 08:49:3: GMT", nil), ("Sun, 06 Nov 1994 08:49:3/ GMT", nil),
        ] as [(String, Int64?)])
    func `Rejects times and days that do not exist`(text: String, seconds: Int64?) {
        #expect(HTTPDate.parse(text, now: Self.now) == seconds)
    }

    @Test(
        arguments: [
            ("Friday, 14-Jun-20 00:00:00 GMT", 4_747_766_400),
            ("Monday, 14-Jun-21 00:00:00 GMT", 1_623_628_800),
            ("Saturday, 14-Jun-69 00:00:00 GMT", 3_138_393_600),
        ] as [(String, Int64)])
    func `Two digits are a year up to fifty years ahead`(text: String, seconds: Int64) {
        #expect(HTTPDate.parse(text, now: Self.later) == seconds)
    }

    @Test(arguments: ["\"\"", "\"", "\"60", "60\""])
    func `Counts a badly quoted lifetime as none`(value: String) {
        #expect(CacheControl("max-age=\(value)").maxAge == 0)
    }

    @Test func `Trims space around a value and ends a head at a short status`() {
        func head(_ text: String) -> ResponseHead? { ResponseHead(Array(text.utf8).span) }
        #expect(head("HTTP/1.1 200 \r\nA: \t b  \r\n")?["a"] == "b")
        #expect(head("HTTP/1.1 200\nA: b\n\tc \n")?["a"] == "b c")
        #expect(head("HTTP/1.1 20") == nil)
    }

    @Test(arguments: [("\t", true), (" ", true), ("~", true), ("\u{1F}", false), ("\u{7F}", false)])
    func `Rejects a field with control characters except tabs`(text: String, isValid: Bool) {
        #expect((HTTPField("X", "a\(text)b") != nil) == isValid)
    }
}
