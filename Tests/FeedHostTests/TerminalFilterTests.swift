import Testing

@testable import FeedHost

struct TerminalFilterTests {
    /// Filters a text, written whole or a byte at a time.
    private func filtered(_ bytes: [UInt8], redrawing: Bool, atOnce: Bool) -> [UInt8] {
        var filter = TerminalFilter(allowsRedrawing: redrawing)
        guard !atOnce else { return unsafe filter.filter(bytes.span.bytes) }
        return bytes.flatMap { byte in unsafe filter.filter([byte].span.bytes) }
    }

    private func filtered(_ text: String, redrawing: Bool, atOnce: Bool = true) -> String {
        let passed = filtered(Array(text.utf8), redrawing: redrawing, atOnce: atOnce)
        return String(decoding: passed, as: UTF8.self)
    }

    @Test(arguments: [
        "plain\ttext\r\n", "ü€😀 \u{A0}ÿ", "\u{1B}[1;31mred\u{1B}[0m\u{1B}[m",
        "\u{1B}[38:2::1:2:3mtrue colour",
        "\u{1B}]8;id=1;https://a.example/?b;c\u{1B}\\link\u{1B}]8;;\u{1B}\\",
        "\u{1B}]8;;mailto:a@b.example\u{1B}\\link",
    ])
    func `Passes text, colours and links`(text: String) {
        for atOnce in [true, false] {
            #expect(filtered(text, redrawing: false, atOnce: atOnce) == text)
        }
    }

    @Test func `Removes overlong sequences`() {
        let colors = String(repeating: "0;", count: 31) + "31"
        let address = "8;;https://a.example/"
        let link = address + String(repeating: "x", count: 4_096 - address.utf8.count)
        for (text, isPassed) in [
            ("\u{1B}[\(colors)m", true), ("\u{1B}[0\(colors)m", false),
            ("\u{1B}]\(link)\u{1B}\\", true), ("\u{1B}]\(link)x\u{1B}\\", false),
        ] {
            #expect(filtered(text, redrawing: false) == (isPassed ? text : ""))
        }
    }

    @Test(arguments: [
        ("a\u{1B}]52;c;ZXZpbA==\u{7}b", "ab"), ("a\u{1B}]0;title\u{7}b", "ab"),
        ("a\u{1B}]0;title\u{1B}\\b", "ab"), ("a\u{1B}[21tb", "ab"),
        ("a\u{1B}P$q\"p\u{1B}\\b", "ab"), ("a\u{1B}_Gf=24;AAAA\u{1B}\\b", "ab"),
        ("a\u{1B}cb", "ab"), ("a\u{1B}(0b", "ab"), ("a\u{1B}[?1049hb", "ab"),
        ("a\u{1B}[6nb", "ab"), ("a\u{1B}[>4;1mb", "ab"), ("a\u{1B}[2Jb", "ab"),
        ("a\u{1B}[1 qb", "ab"), ("a\u{9B}5nb", "a5nb"), ("a\u{9D}0;t\u{9C}b", "a0;tb"),
        ("a\u{7}\u{8}\u{E}\u{7F}b", "ab"), ("a\u{1B}\u{1B}[31mb", "a\u{1B}[31mb"),
        ("a\u{1B}]8;;file:///etc/passwd\u{1B}\\b", "ab"),
        ("a\u{1B}]8;;javascript:x\u{1B}\\b", "ab"), ("a\u{1B}]8;https://x\u{1B}\\b", "ab"),
        ("a\u{1B}]8;;https://x\u{1B}[6nb", "ab"), ("a\u{1B}]8;;https://\u{9C}\u{7}b", "ab"),
        ("a\u{1B}[31\u{18}mb", "amb"), ("a\u{1B}[31\u{1B}[6n\u{1B}[32mb", "a\u{1B}[32mb"),
        ("a\u{1B}[Kb\u{1B}[2A", "ab"),
    ])
    func `Removes control sequences`(text: String, left: String) {
        for atOnce in [true, false] {
            #expect(filtered(text, redrawing: false, atOnce: atOnce) == left)
        }
    }

    @Test func `Lets views with redrawing permission erase lines`() {
        let text = "\r\u{1B}[K50 %\n\u{1B}[1A\u{1B}[2K"
        #expect(filtered(text, redrawing: true) == text)
        #expect(filtered(text, redrawing: false) == "\r50 %\n")
    }

    @Test(arguments: [
        ("\u{1B}[A", ""), ("\n\u{1B}[A\u{1B}[A", "\n\u{1B}[1A"),
        ("a\nb\n\u{1B}[9A", "a\nb\n\u{1B}[2A"),
        ("\n\n\u{1B}[1A\u{1B}[0A\u{1B}[1A", "\n\n\u{1B}[1A\u{1B}[1A"),
        ("\n\u{1B}[A\n\u{1B}[2A", "\n\u{1B}[1A\n\u{1B}[1A"),
        ("\n\u{1B}[99999999999999999999A", "\n\u{1B}[1A"), ("\n\u{1B}[1;1A", "\n\u{1B}[1A"),
    ])
    func `Lets the cursor go up over own lines only`(text: String, left: String) {
        for atOnce in [true, false] {
            #expect(filtered(text, redrawing: true, atOnce: atOnce) == left)
        }
    }

    @Test func `Keeps the cursor below lines of others`() {
        var filter = TerminalFilter(allowsRedrawing: true)
        _ = unsafe filter.filter(Array("a\nb\n".utf8).span.bytes)
        filter.beginBelow()
        let passed = unsafe filter.filter(Array("c\n\u{1B}[3A".utf8).span.bytes)
        #expect(String(decoding: passed, as: UTF8.self) == "c\n\u{1B}[1A")
    }

    @Test(arguments: [
        ("8", ""), ("08", ""), ("8:1", ""), ("31;8", "31"), ("8;1;8;4", "1;4"), ("0;8", "0"),
        ("38;5;8", "38;5;8"), ("48;2;8;8;8;1", "48;2;8;8;8;1"), ("38;5;8;8", "38;5;8"),
        ("58:5:8", "58:5:8"), ("38:2::8:8:8;8;4:3", "38:2::8:8:8;4:3"), ("28", "28"),
        ("38;8", ""), ("38;5", ""), ("38;2;1;2", ""), ("38", ""), ("264", ""), ("255", "255"),
        ("4294967304", ""), ("99999999999999999999", ""), (";8", ""), ("1;;4", "1;;4"),
        ("38;5;300", ""),
    ])
    func `Removes concealing attributes`(parameters: String, left: String) {
        // An empty list would mean 0, so the sequence is dropped.
        let expected = parameters == ";8" ? "\u{1B}[mx" : left.isEmpty ? "x" : "\u{1B}[\(left)mx"
        #expect(filtered("\u{1B}[\(parameters)mx", redrawing: false) == expected)
    }

    @Test(
        arguments: [
            // Invalid bytes, and truncated characters.
            ([0x61, 0x9B, 0x35, 0x6E], "a\u{FFFD}5n"),
            ([0xC3, 0x9B, 0xC2, 0x61], "\u{DB}\u{FFFD}a"),
            ([0x61, 0xE2, 0x1B, 0x63, 0x62, 0xFF], "a\u{FFFD}b\u{FFFD}"),
            ([0xE2, 0x82, 0x1B, 0x5B, 0x6D, 0xAC, 0x0A], "\u{FFFD}\u{1B}[m\u{FFFD}\n"),
            ([0xE2, 0x82, 0xE2, 0x82, 0xAC], "\u{FFFD}\u{20AC}"),
            // Overlong forms of ESC and of other characters.
            ([0xC0, 0x9B, 0x5B], "\u{FFFD}\u{FFFD}["), ([0xC1, 0xBF], "\u{FFFD}\u{FFFD}"),
            ([0xE0, 0x80, 0x9B], "\u{FFFD}\u{FFFD}\u{FFFD}"),
            ([0xE0, 0x9F, 0xBF], "\u{FFFD}\u{FFFD}\u{FFFD}"),
            ([0xF0, 0x80, 0x80, 0x9B], "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
            ([0xF0, 0x8F, 0xBF, 0xBF], "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
            // Surrogates, and values beyond the last character.
            ([0xED, 0xA0, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}"),
            ([0xED, 0xBF, 0xBF, 0x61], "\u{FFFD}\u{FFFD}\u{FFFD}a"),
            ([0xF4, 0x90, 0x80, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
            ([0xF5, 0x80], "\u{FFFD}\u{FFFD}"),
            ([0xF8, 0x88, 0x80, 0x80, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
        ] as [([UInt8], String)])
    func `Replaces invalid UTF-8, however it is split`(bytes: [UInt8], left: String) {
        for atOnce in [true, false] {
            let passed = filtered(bytes, redrawing: true, atOnce: atOnce)
            #expect(passed == Array(left.utf8))
        }
    }

    @Test func `Passes the first and last character of each length`() {
        let bounds: [UInt32] = [
            0xA0, 0x7FF, 0x800, 0xFFF, 0x1000, 0xCFFF, 0xD000, 0xD7FF, 0xE000, 0xFFFF, 0x10000,
            0x3FFFF, 0x40000, 0xFFFFF, 0x100000, 0x10FFFF,
        ]
        for text in bounds.compactMap(Unicode.Scalar.init).map(String.init) {
            let bytes = Array(text.utf8)
            for atOnce in [true, false] {
                #expect(filtered(bytes, redrawing: false, atOnce: atOnce) == bytes)
            }
        }
    }

    /// Compares with Swift's decoder.
    @Test func `Decodes random bytes like Swift`() {
        var random = SystemRandomNumberGenerator()
        let likely: [UInt8] = [0x41, 0x80, 0x8F, 0x9F, 0xA0, 0xBF, 0xC3, 0xE0, 0xED, 0xF0, 0xF4]
        for _ in 0..<2_000 {
            let bytes = (0..<12).map { _ in likely.randomElement(using: &random) ?? 0 } + [0x41]
            let passed = filtered(bytes, redrawing: false, atOnce: false)
            #expect(passed == Array(String(decoding: bytes, as: UTF8.self).utf8), "\(bytes)")
        }
    }
}
