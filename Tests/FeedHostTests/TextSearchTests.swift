import SystemInterface
import Testing

struct TextSearchTests {
    @Test(
        arguments: [
            ("https://a", "://", 5), ("a::b::c", "::", 1), (":::", "::", 0), ("aab", "ab", 1),
            ("no-cache", "no-cache", 0), ("no-cach", "no-cache", nil), ("abc", "d", nil),
            ("", "a", nil),
            ("abc", "", 0), ("", "", 0), ("ä\u{308}b", "b", 4), ("\u{E4}", "\u{E5}", nil),
            ("a=\u{301}", "=", 1), ("http://\u{301}u:p@h", "://", 4),
        ] as [(String, String, Int?)])
    func `Finds the first occurrence of a text`(text: String, wanted: String, offset: Int?) {
        let range = text.firstRange(ofText: wanted)
        #expect(
            range.map { text.utf8.distance(from: text.startIndex, to: $0.lowerBound) } == offset)
        #expect(range.map { Array(text.utf8[$0]) } == offset.map { _ in Array(wanted.utf8) })
        #expect(text.contains(text: wanted) == (offset != nil))
    }

    @Test func `Searches a substring within its bounds`() throws {
        let part = "::a::b::".dropFirst(2).dropLast(2)
        let range = try #require(part.firstRange(ofText: "::"))
        #expect(part[range.upperBound...] == "b")
        #expect(!part.contains(text: "::b:"))
    }

    @Test(arguments: [
        ("%s", "%s", "U", "U"), ("-u=%s,%s", "%s", "U", "-u=U,U"), ("%%ss", "%s", "%s", "%%ss"),
        ("none", "%s", "U", "none"), ("", "%s", "U", ""), ("as it is", "", "U", "as it is"),
    ])
    func `Replaces all occurrences without searching the replacement`(
        text: String, wanted: String, replacement: String, expected: String
    ) {
        #expect(text.replacing(text: wanted, with: replacement) == expected)
    }
}
