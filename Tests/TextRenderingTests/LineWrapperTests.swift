import FeedRendering
import TestSupport
import Testing

@testable import TextRendering

@Suite struct LineWrapperTests {
    @Test(arguments: [
        ("one two three", 7, ["one two", "three"]),
        ("one two three", 8, ["one two", "three"]),
        ("  spaces \t\n are   one ", 20, ["spaces are one"]),
        ("exactly10c and", 10, ["exactly10c", "and"]),
        ("", 10, []),
        ("   ", 10, []),
        // Long words.
        ("abcdefghij", 4, ["abcd", "efgh", "ij"]),
        ("a abcdefghij", 4, ["a", "abcd", "efgh", "ij"]),
        ("https://example.org/long/path/here", 20, ["https://example.org/", "long/path/here"]),
        ("see https://example.org/path for", 20, ["see", "https://example.org/", "path for"]),
        // Hyphens and dashes.
        ("state-of-the-art", 8, ["state-", "of-the-", "art"]),
        ("from 2019-2021 on", 10, ["from", "2019-2021", "on"]),
        ("use --verbose now", 8, ["use", "--verbos", "e now"]),
        ("left – right", 7, ["left –", "right"]),
        ("yes—no—maybe", 8, ["yes—no—", "maybe"]),
        ("soft\u{AD}hyphen\u{AD}ation", 8, ["soft-", "hyphen-", "ation"]),
        ("soft\u{AD}hyphen\u{AD}ation", 30, ["softhyphenation"]),
        ("zero\u{200B}width", 6, ["zero", "width"]),
        // No breaks.
        ("10\u{A0}km to 5\u{A0}km", 8, ["10\u{A0}km to", "5\u{A0}km"]),
        ("non\u{2011}breaking word", 12, ["non\u{2011}breaking", "word"]),
        // Chinese, Japanese, Korean.
        ("日本語の文章", 6, ["日本語", "の文章"]),
        ("日本語の文章", 5, ["日本", "語の", "文章"]),
        ("日本語。文", 6, ["日本", "語。文"]),
        ("「日本」語", 6, ["「日", "本」語"]),
        ("文「日本」", 4, ["文", "「日", "本」"]),
        ("ラーメン", 4, ["ラー", "メン"]),
        ("日本, 語", 4, ["日", "本,", "語"]),
        ("漢字and英語", 7, ["漢字and", "英語"]),
        ("한국어는 띄어쓰기를 한다", 12, ["한국어는", "띄어쓰기를", "한다"]),
        // Emoji and combining marks.
        ("👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦", 4, ["👩‍👩‍👧‍👦👩‍👩‍👧‍👦", "👩‍👩‍👧‍👦"]),
        ("🇩🇪🇫🇷🇮🇹", 3, ["🇩🇪", "🇫🇷", "🇮🇹"]),
        ("e\u{301}e\u{301}e\u{301}", 2, ["e\u{301}e\u{301}", "e\u{301}"]),
        ("a \u{308} b \u{200D}\u{FE0F}c", 9, ["a \u{308} b c"]),
        ("שלום עולם", 5, ["שלום", "עולם"]),
        ("naïve café", 6, ["naïve", "café"]),
        // A line of one cell has no room for a wide character.
        ("日a", 1, ["\u{FFFD}", "a"]),
        ("ab c", 1, ["a", "b", "c"]),
        // A word moves to the next line as far as it can't break.
        ("aaaa bb-cc dd ee", 8, ["aaaa bb-", "cc dd ee"]),
        ("aaaa bb_cc dd ee", 8, ["aaaa", "bb_cc dd", "ee"]),
        ("aaaa бб-вв dd ee", 8, ["aaaa бб-", "вв dd ee"]),
        ("aaaa бббб dd ee", 8, ["aaaa", "бббб dd", "ee"]),
    ])
    func `Breaks lines at allowed positions`(text: String, width: Int, lines: [String]) {
        #expect(wrapped(text, width: width) == lines)
    }

    @Test(arguments: [
        ("https://example.org/long/path/here", 20, ["https://example.org/long/path/here"]),
        (
            "see https://example.org/a-b-c-d-e for it", 20,
            ["see", "https://example.org/a-b-c-d-e", "for it"]
        ),
        ("see http://a.example/ and", 21, ["see http://a.example/", "and"]),
        (
            "aa <https://example.org/long/path> bb", 12,
            ["aa", "<https://example.org/long/path", "> bb"]
        ),
        ("this that", 5, ["this", "that"]),
    ])
    func `Keeps addresses whole if they may exceed the line`(
        text: String, width: Int, expected: [String]
    ) {
        for isQuick in [true, false] {
            var lines: [String] = []
            var wrapper = LineWrapper(width: width, isQuick: isQuick, keepsAddresses: true) {
                lines.append(String(decoding: $0.text, as: UTF8.self))
            }
            wrapper.append(text)
            wrapper.finish()
            #expect(lines == expected)
        }
    }

    @Test(arguments: [1, 2, 3, 5, 10, 20, 40, 80, 160])
    func `Keeps within the width and loses no text`(width: Int) {
        for text in Samples.texts {
            let lines = wrapped(text, width: width)
            #expect(lines.allSatisfy { $0.cellWidth <= width }, "\(text)")
            #expect(lines.allSatisfy { $0.first != " " && $0.last != " " }, "\(text)")
            guard width > 1 else { continue }
            let kept = { (text: String) in text.unicodeScalars.filter { $0 != " " } }
            #expect(
                lines.map { String(kept($0)) }.joined() == String(kept(text.displayable)),
                "\(text)")
        }
    }

    @Test func `Splits a word of a hundred thousand characters`() {
        let lines = wrapped(String(repeating: "x", count: 100_000), width: 80)
        #expect(lines.count == 1250)
        let wide = wrapped(String(repeating: "字", count: 100_000), width: 80)
        #expect(wide.count == 2500)
    }

    @Test func `Keeps a hundred thousand combining marks on their letter`() {
        let text = "a" + String(repeating: "\u{301}", count: 100_000)
        #expect(wrapped("x " + text + " y", width: 3) == ["x " + text, "y"])
    }

    @Test func `Continues styles across line breaks`() throws {
        var lines: [StyledLine] = []
        var wrapper = LineWrapper(width: 9) { lines.append($0) }
        let link = try #require(Hyperlink(id: 7, url: "https://example.org/"))
        wrapper.append("plain ")
        wrapper.append("bold words", style: .bold, link: link)
        wrapper.append(" end")
        wrapper.finish()
        try #require(lines.count == 3)
        #expect(lines[0].segments.map(\.end) == [5])
        #expect(lines[1].segments.map(\.end) == [4])
        #expect(lines[1].segments[0].style == .bold)
        #expect(lines[1].segments[0].link == link)
        #expect(lines[2].segments.map(\.end) == [5, 9])
        #expect(lines[2].segments[0].link == link)
        #expect(lines[2].segments[1].style == [])
    }

    @Test func `Continues a word in another style`() {
        var lines: [String] = []
        var wrapper = LineWrapper(width: 8) {
            lines.append(String(decoding: $0.text, as: UTF8.self))
        }
        wrapper.append("one un")
        wrapper.append("believ", style: .italic)
        wrapper.append("able, two")
        wrapper.finish()
        #expect(lines == ["one", "unbeliev", "able,", "two"])
    }

    @Test(arguments: 0..<40)
    func `Breaks the same lines on the fast path`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<60 {
            let texts = (0...random.next(3)).map { _ in
                random.text(of: Self.pieces, count: 1 + random.next(40))
            }
            let width = 1 + random.next(24)
            let expected = lines(of: texts, width: width, isQuick: false)
            #expect(lines(of: texts, width: width, isQuick: true) == expected, "\(texts), \(width)")
            #expect(
                lines(of: texts, width: width, isQuick: true, asBytes: true) == expected,
                "\(texts), \(width)")
        }
    }

    /// Fragments of lines, some of which combine with their neighbours.
    private static let pieces = [
        " ", "  ", "word", "x", "café", "Ýmir", "\u{2FF}", "слово", "Ӂ", "ѐ\u{483}", "λόγος",
        "λ\u{301}",
        "港", "船の", "「山」", "。", "ガ", "か\u{3099}", "한국", "\u{AC00}\u{11A8}", "-", "–", "—", "/", "…",
        "“a”",
        "\u{AD}", "\u{A0}", "\u{200B}", "\u{200D}", "\u{FE0F}", "👩‍👩‍👧", "🇩🇪", "1\u{20E3}", "\u{2011}",
        "\n",
        "שלום", "\u{202E}", "\u{301}", "\u{3000}", "々", "ー", "\u{D7A3}", "\u{4E00}\u{FE00}", "ß,",
        "×", "\u{85}", "\u{1B}", "\u{7F}", "\0",
    ]

    private func lines(
        of texts: [String], width: Int, isQuick: Bool, asBytes: Bool = false
    ) -> [String] {
        let lines = lines(
            of: texts, width: width, isQuick: isQuick, asBytes: asBytes, keepsStyles: true)
        // The lines without styles are the same.
        let plain = self.lines(
            of: texts, width: width, isQuick: isQuick, asBytes: asBytes, keepsStyles: false)
        #expect(plain.map(\.text) == lines.map(\.text) && plain.map(\.width) == lines.map(\.width))
        #expect(plain.allSatisfy { $0.segments.isEmpty })
        return lines.map { line in
            let ends = line.segments.map { "\($0.end)\($0.style.rawValue)" }
            return "\(String(decoding: line.text, as: UTF8.self)) \(line.width) \(ends)"
        }
    }

    private func lines(
        of texts: [String], width: Int, isQuick: Bool, asBytes: Bool, keepsStyles: Bool
    ) -> [StyledLine] {
        var lines: [StyledLine] = []
        var wrapper = LineWrapper(width: width, isQuick: isQuick, keepsStyles: keepsStyles) {
            lines.append($0)
        }
        for (index, text) in texts.enumerated() {
            let style: TextStyle = index % 2 == 0 ? [] : .bold
            if asBytes {
                wrapper.append(text.utf8Span.span, style: style)
            } else {
                wrapper.append(text, style: style)
            }
        }
        wrapper.finish()
        return lines
    }

    private func wrapped(_ text: String, width: Int) -> [String] {
        var lines: [String] = []
        var wrapper = LineWrapper(width: width) {
            let text = String(decoding: $0.text, as: UTF8.self)
            #expect($0.width == text.cellWidth)
            #expect($0.segments.last?.end ?? 0 == $0.text.count)
            lines.append(text)
        }
        wrapper.append(text)
        wrapper.finish()
        return lines
    }
}
