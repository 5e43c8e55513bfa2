import FeedRendering
import Testing

@Suite struct DisplayableTests {
    @Test(arguments: [
        ("plain", "plain"),
        ("Grüße, 世界 👩‍🚀", "Grüße, 世界 👩‍🚀"),
        ("\u{1B}[31mred", "[31mred"),
        ("\u{1B}]8;;http://example.org\u{7}link", "]8;;http://example.orglink"),
        ("\u{9B}31mC1 \u{9D}osc\u{9C}", "31mC1 osc"),
        ("tab\tand\nline\r\nend", "tab and line  end"),
        ("bell\u{7}, null\u{0}, delete\u{7F}", "bell, null, delete"),
        ("abc\u{202E}cba\u{202C}", "abccba"),
        ("\u{2066}isolated\u{2069}", "isolated"),
        ("\u{FEFF}mark", "mark"),
        ("soft\u{AD}ly", "softly"),
        ("para\u{2029}graph\u{85}s", "para graph s"),
    ])
    func `what acts on a terminal is taken out`(text: String, expected: String) {
        #expect(text.displayable == expected)
    }

    @Test func `no control character or override of Unicode passes`() {
        let forbidden =
            Array(UInt32(0)...0x1F) + Array(0x7F...0x9F) + Array(0x202A...0x202E)
            + Array(0x2066...0x2069)
        for value in forbidden {
            let scalar = Unicode.Scalar(value)!
            let text = "ä\(Character(scalar))ö"
            #expect(!text.displayable.unicodeScalars.contains(scalar), "U+\(value)")
            #expect(text.cellWidth == 2, "U+\(value)")
        }
    }
}
