import TestSupport
import Testing

@testable import FeedPresentation

@Suite struct ExcerptCutterTests {
    /// Returns the line expected for a short text, computed character by character.
    private static func line(of text: String) -> String? {
        let words = text.split { $0.isWhitespace }
        let line = words.joined(separator: " ")
        guard !line.isEmpty else { return nil }
        return String(line.map { $0.unicodeScalars.count > 32 ? "\u{FFFD}" : $0 })
    }

    @Test(arguments: [
        "", " \n ", "word", "  two\u{A0}\u{2003}words \r\n", "e\u{301}tude \u{301}x",
        "\u{1112}\u{1161}\u{11AB}\u{AC00}\u{11A8} \u{D55C}", "\u{1F1E9}\u{1F1EA}\u{1F1EB}x",
        "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467} family", "\u{3042}\u{3099}\u{3044}",
        "a\u{200D}b", "\u{915}\u{94D}\u{937}", "x\u{FE0F}\u{20E3}", "\r\n\r\n1\r2\n3",
        "\u{AD}soft\u{AD}", "\u{85}next\u{85}line", "\u{0600}1\u{0600}", "a\u{1F3FB}",
        String(repeating: "a" + String(repeating: "\u{301}", count: 40), count: 3),
    ])
    func `Cuts between whole characters`(text: String) {
        for length in 1...12 {
            var cutter = ExcerptCutter(length: 100)
            let isCut = cutter.cut(text)
            #expect(!isCut)
            #expect(cutter.result?.string == Self.line(of: text))
            cutter = ExcerptCutter(length: length)
            _ = cutter.cut(text)
            let count = cutter.result?.string.count ?? 0
            // A space before the last character is counted; the ellipsis is not.
            #expect(count <= length + 2)
        }
    }

    /// Random sequences of fragments that combine into characters.
    @Test(arguments: 0..<40)
    func `Cuts random text between whole characters`(seed: UInt64) {
        let pieces = [
            " ", "\n", "\r\n", "\t", "ab", "é", "e\u{301}", "ß", "жо", "ж\u{301}", "港", "か\u{3099}",
            "한",
            "\u{AC00}\u{11A8}", "😀", "👩‍👩‍👧", "🇩🇪", "\u{200D}", "\u{FE0F}", "\u{A0}", "\u{85}",
            "\u{2028}", "–",
            "\u{3000}", "\u{600}", "\u{7F}", "\u{0}", "ﬁ", "！",
        ]
        var random = SeededGenerator(seed: seed)
        for _ in 0..<100 {
            let text = random.text(of: pieces, count: 20)
            var cutter = ExcerptCutter(length: 1_000)
            let isCut = cutter.cut(text)
            #expect(!isCut)
            #expect(
                cutter.result?.string == Self.line(of: text), "\(text.unicodeScalars.map(\.value))")
        }
    }

    @Test(arguments: [
        ("one two three", 13, "one two three"), ("one two three", 12, "one two thre…"),
        ("one two three", 10, "one two…"),
        ("one, two three", 9, "one, two…"), ("one two, three", 10, "one two…"),
        ("a bcdefghijkl", 6, "a bcde…"), ("abcdefgh", 4, "abcd…"), ("abcd efgh", 4, "abcd…"),
    ])
    func `Prefers to cut between words`(text: String, length: Int, expected: String) {
        var cutter = ExcerptCutter(length: length)
        _ = cutter.cut(text)
        #expect(cutter.result?.string == expected)
    }

    /// Single spaces between plain words allow a fast path; line feeds disable it.
    @Test(arguments: 0..<20)
    func `Cuts plain words like the general path`(seed: UInt64) {
        let pieces = ["a", "bcd", "efghijk,", "lmnopqrstuvw", "é", "港", "(x)", "–", "e\u{301}", ""]
        var random = SeededGenerator(seed: seed)
        for length in 1...90 {
            // Mostly ASCII.
            let words = (0..<24).map { _ in
                pieces[random.next(random.next(16) == 0 ? pieces.count : 4)]
            }
            var quick = ExcerptCutter(length: length)
            let isCut = quick.cut(words.joined(separator: " "))
            var slow = ExcerptCutter(length: length)
            #expect(slow.cut(words.joined(separator: "\n")) == isCut)
            #expect(quick.result?.string == slow.result?.string, "\(words) at \(length)")
        }
    }

    @Test(arguments: 0..<20)
    func `Copies a text unchanged only if cutting would not change it`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        func next(_ bound: Int) -> Int { random.next(bound) }
        var taken = 0
        for _ in 0..<300 {
            let pieces = ["word", "a", " ", "x-y", ",", "longer-word", " and ", "\n", "é", "  "]
            let text = (0..<next(12)).map { _ in pieces[next(next(4) == 0 ? 10 : 7)] }.joined()
            let length = max(text.utf8.count + next(3) - 1, 1)
            var cutter = ExcerptCutter(length: length)
            let isCut = cutter.cut(text)
            if ExcerptCutter.takesAll(of: text, length: length) {
                taken += 1
                #expect(!isCut && cutter.result?.string == text)
            }
        }
        #expect(taken > 10)
        #expect(ExcerptCutter.takesAll(of: "two words", length: 9))
        #expect(!ExcerptCutter.takesAll(of: "two words", length: 8))
        for text in ["", " a", "a ", "a  b", "a\nb", "é", "12345678 "] {
            #expect(!ExcerptCutter.takesAll(of: text, length: 80))
        }
    }
}
