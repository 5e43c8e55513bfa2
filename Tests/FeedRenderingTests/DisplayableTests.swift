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
    func `Removes characters that control a terminal`(text: String, expected: String) {
        #expect(text.displayable == expected)
    }

    @Test func `Removes all control and override characters`() {
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

    @Test(arguments: 0..<20)
    func `Detects printable ASCII like a byte-by-byte check`(seed: UInt64) {
        var random = seed
        func next(_ bound: Int) -> Int {
            random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(random >> 33) % bound
        }
        let rare: [UInt8] = [0x00, 0x1F, 0x7F, 0x80, 0x9F, 0xA0, 0xFF]
        for _ in 0..<500 {
            let bytes = (0..<next(40)).map { _ in
                next(60) == 0 ? rare[next(rare.count)] : 0x20 + UInt8(next(0x5F))
            }
            let isPrintable = bytes.allSatisfy { (0x20...0x7E).contains($0) }
            #expect(bytes.span.isPrintableASCII == isPrintable, "\(bytes)")
        }
    }
}
