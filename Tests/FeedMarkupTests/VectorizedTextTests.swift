import FeedMarkup
import TestSupport
import Testing

/// Vectorized cleaning and escaping must equal processing scalar by scalar.
struct VectorizedTextTests {
    private static let pieces: [String] = [
        "a", "word", " ", "  ", "\t", "\n", "\r", "\u{0}", "\u{1F}", "\u{7F}", "\u{80}", "\u{9F}",
        "\u{85}", "\u{A0}", "\u{BF}", "é", "Ж", "日", "本", "😀", "‘", "\u{200E}", "\u{202A}",
        "\u{202E}", "\u{2028}", "\u{2066}", "\u{2069}", "\u{FEFF}", "\u{FFFE}", "\u{FFFD}", "！",
        "&", "<", ">", "\"", "'", "!", "~", "plain text of some length ",
    ]

    private static func text(seed: UInt64) -> String {
        var generator = SeededGenerator(seed: seed)
        return generator.text(of: pieces, count: generator.next(24))
    }

    /// Returns the cleaned form of a scalar.
    private static func cleaned(_ scalar: Unicode.Scalar) -> String {
        switch scalar.value {
        case 0x09, 0x0A, 0x0C, 0x0D: String(scalar)
        case 0x85, 0x2028, 0x2029: "\n"
        case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF, 0xFFFE, 0xFFFF: ""
        default: String(scalar)
        }
    }

    private static func escaped(_ scalar: Unicode.Scalar, inAttribute: Bool) -> String {
        switch scalar {
        case "&": "&amp;"
        case "<": "&lt;"
        case ">": "&gt;"
        case "\"" where inAttribute: "&quot;"
        default: cleaned(scalar)
        }
    }

    @Test(arguments: 0..<8)
    func `Cleans and escapes like scalar by scalar`(round: UInt64) {
        for number in 0..<400 {
            let text = Self.text(seed: round << 32 | UInt64(number))
            let bytes = Array(text.utf8)
            var output: [UInt8] = []
            TextCleaning.clean(bytes.span, into: &output)
            #expect(
                output == text.unicodeScalars.flatMap { Array(Self.cleaned($0).utf8) }, "\(bytes)")
            for inAttribute in [false, true] {
                output = []
                if inAttribute {
                    MarkupEscaping.appendAttribute(bytes.span, into: &output)
                } else {
                    MarkupEscaping.appendText(bytes.span, into: &output)
                }
                let expected = text.unicodeScalars.flatMap {
                    Array(Self.escaped($0, inAttribute: inAttribute).utf8)
                }
                #expect(output == expected, "\(bytes)")
            }
        }
    }

    @Test(arguments: 0..<4)
    func `Splits words at white space`(round: UInt64) {
        for number in 0..<400 {
            // A block without visible text is left out.
            let text = "x" + Self.text(seed: round << 40 | UInt64(number))
            var markup: [UInt8] = []
            MarkupEscaping.appendText(Array(text.utf8).span, into: &markup)
            let shown = text.unicodeScalars.map(Self.cleaned).joined()
            let words = shown.utf8.split { [0x09, 0x0A, 0x0C, 0x0D, 0x20].contains($0) }
            let line = HTMLText.blocks(markup.span).flatMap(\.runs).map(\.text).joined()
            #expect(Array(line.utf8) == Array(words.joined(separator: " ".utf8)), "\(markup)")
        }
    }

    @Test(arguments: 0..<4)
    func `Counts characters by their first bytes`(round: UInt64) {
        for number in 0..<100 {
            let text = Self.text(seed: round << 48 | UInt64(number))
            let bytes = Array(text.utf8)
            for count in 0..<40 {
                let expected = String(String.UnicodeScalarView(text.unicodeScalars.prefix(count)))
                #expect(bytes.span.length(ofCharacters: count) == expected.utf8.count, "\(bytes)")
            }
        }
    }
}
