import Testing

@testable import FeedHost

struct TerminalFilterTests {
    /// What is left of a text, written whole or a byte at a time.
    private func filtered(_ bytes: [UInt8], redrawing: Bool, atOnce: Bool) -> [UInt8] {
        var filter = TerminalFilter(allowsRedrawing: redrawing)
        guard !atOnce else { return unsafe filter.filter(bytes.span.bytes) }
        return bytes.flatMap { byte in unsafe filter.filter([byte].span.bytes) }
    }

    @Test(arguments: [
        "plain\ttext\r\n", "ü€😀 \u{A0}ÿ", "\u{1B}[1;31mred\u{1B}[0m\u{1B}[m",
        "\u{1B}[38:2::1:2:3mtrue colour",
        "\u{1B}]8;id=1;https://a.example/?b;c\u{1B}\\link\u{1B}]8;;\u{1B}\\",
        "\u{1B}]8;;mailto:a@b.example\u{1B}\\link",
    ])
    func `text, colours and links pass`(text: String) {
        for atOnce in [true, false] {
            let passed = filtered(Array(text.utf8), redrawing: false, atOnce: atOnce)
            #expect(String(decoding: passed, as: UTF8.self) == text)
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
    func `what acts on a terminal is left out`(text: String, left: String) {
        for atOnce in [true, false] {
            let passed = filtered(Array(text.utf8), redrawing: false, atOnce: atOnce)
            #expect(String(decoding: passed, as: UTF8.self) == left)
        }
    }

    @Test func `a line of progress may be drawn over`() {
        let text = Array("\r\u{1B}[K50 %\n\u{1B}[1A\u{1B}[2K".utf8)
        #expect(filtered(text, redrawing: true, atOnce: true) == text)
        #expect(filtered(text, redrawing: false, atOnce: true) == Array("\r50 %\n".utf8))
    }

    @Test(arguments: [
        ("\u{1B}[A", ""), ("\n\u{1B}[A\u{1B}[A", "\n\u{1B}[1A"),
        ("a\nb\n\u{1B}[9A", "a\nb\n\u{1B}[2A"),
        ("\n\n\u{1B}[1A\u{1B}[0A\u{1B}[1A", "\n\n\u{1B}[1A\u{1B}[1A"),
        ("\n\u{1B}[A\n\u{1B}[2A", "\n\u{1B}[1A\n\u{1B}[1A"),
        ("\n\u{1B}[99999999999999999999A", "\n\u{1B}[1A"), ("\n\u{1B}[1;1A", "\n\u{1B}[1A"),
    ])
    func `the cursor goes up over own lines only`(text: String, left: String) {
        for atOnce in [true, false] {
            let passed = filtered(Array(text.utf8), redrawing: true, atOnce: atOnce)
            #expect(String(decoding: passed, as: UTF8.self) == left)
        }
    }

    @Test func `what others have written is not gone up over`() {
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
    func `no text is concealed`(parameters: String, left: String) {
        let passed = filtered(
            Array("\u{1B}[\(parameters)mx".utf8), redrawing: false, atOnce: true)
        // An empty list of parameters would mean 0; nothing at all is passed instead.
        let expected = parameters == ";8" ? "\u{1B}[mx" : left.isEmpty ? "x" : "\u{1B}[\(left)mx"
        #expect(String(decoding: passed, as: UTF8.self) == expected)
    }

    @Test func `single bytes that are no UTF-8 are left out, those of characters are not`() {
        let bytes: [UInt8] = [
            0x61, 0x9B, 0x35, 0x6E, 0xC3, 0x9B, 0xC2, 0x61, 0xE2, 0x1B, 0x63, 0xFF,
        ]
        for atOnce in [true, false] {
            #expect(
                filtered(bytes, redrawing: true, atOnce: atOnce)
                    == [0x61, 0x35, 0x6E, 0xC3, 0x9B, 0x61, 0xE2])
        }
    }

    @Test func `a sequence without end takes no more memory than one that is kept`() {
        let long = String(repeating: "1;", count: 5_000)
        #expect(filtered(Array("\u{1B}[\(long)mb".utf8), redrawing: true, atOnce: true) == [0x62])
        let link = "\u{1B}]8;;https://\(long)\u{1B}\\b"
        #expect(filtered(Array(link.utf8), redrawing: true, atOnce: true) == [0x62])
    }
}
