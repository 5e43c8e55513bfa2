import TestSupport
import Testing

@testable import FeedParsing

/// Vectorized searches must find what a byte-by-byte search finds.
@Suite struct UnicodeSurveyTests {
    private static let edges: [UInt8] = [
        0x00, 0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC2, 0xE0, 0xED, 0xF4, 0xFF,
    ]

    /// First bytes on both sides of every boundary in Unicode's table of well-formed UTF-8 (table 3-7).
    private static let firsts: [UInt8] = [
        0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xC3, 0xCF, 0xD0, 0xDF, 0xE0,
        0xE1, 0xEC, 0xED, 0xEE, 0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xF7, 0xF8, 0xFB, 0xFF,
    ]

    /// Continuation bytes, valid and invalid.
    private static let ends: [(UInt8, UInt8)] = [
        (0x20, 0x20), (0x80, 0x20), (0x80, 0x80), (0xBF, 0x20), (0xBF, 0xBF), (0xBF, 0xD0),
        (0xC2, 0x80), (0x7F, 0x20),
    ]

    @Test(arguments: firsts)
    func `Treats any four bytes alike at the end and before more text`(first: UInt8) {
        for second in Self.edges {
            for third in Self.edges {
                for fourth in [0x20, 0x80, 0xE2] as [UInt8] {
                    let bytes = [first, second, third, fourth]
                    let more = bytes + Array(repeating: 0x20, count: 40)
                    let atEnd = UnicodeDecoding.survey(bytes.span, from: 0)
                    let before = UnicodeDecoding.survey(more.span, from: 0)
                    guard fourth != 0xE2 else {
                        // If the last byte begins a character, the following text does not continue
                        // it.
                        #expect(before.faults == atEnd.faults)
                        continue
                    }
                    #expect(before.wideCharacters == atEnd.wideCharacters, "\(bytes)")
                    #expect(before.faults == atEnd.faults, "\(bytes)")
                    #expect(before.firstFault == atEnd.firstFault, "\(bytes)")
                    let isValid = String(validating: bytes, as: UTF8.self) != nil
                    #expect((before.faults == 0) == isValid, "\(bytes)")
                }
            }
        }
    }

    @Test(arguments: firsts)
    func `Finds invalid bytes among valid characters at any offset`(first: UInt8) {
        let usual = Array(String(repeating: "я海", count: 8).utf8)
        for second in Self.edges {
            for (third, fourth) in Self.ends {
                for offset in 0..<16 {
                    // Valid characters before and after it.
                    let bytes =
                        usual + Array(repeating: 0x61, count: offset)
                        + [first, second, third, fourth] + usual
                    let isValid = UnicodeValidation.wideCharacters(bytes.span, from: 0) != nil
                    // Without the macro, whose own time would be most of it.
                    if isValid != (String(validating: bytes, as: UTF8.self) != nil) {
                        Issue.record("\(bytes)")
                    }
                }
            }
        }
    }

    @Test(arguments: 0..<4)
    func `Agrees with one-character-at-a-time validation`(
        round: Int
    ) {
        var generator = SeededGenerator(seed: UInt64(round))
        let pieces = [
            "a", "plain ASCII of more bytes than are looked at at once", "é", "я", "海", "😀",
            "\u{10FFFF}",
            "\u{FFFD}", "\u{800}", "\u{10000}",
        ]
        for _ in 0..<800 {
            var bytes: [UInt8] = []
            for _ in 0..<Int.random(in: 0..<40, using: &generator) {
                bytes += pieces.randomElement(using: &generator)?.utf8 ?? "".utf8
            }
            for _ in 0..<Int.random(in: 0..<3, using: &generator) where !bytes.isEmpty {
                let index = Int.random(in: 0..<bytes.count, using: &generator)
                bytes[index] = Self.edges.randomElement(using: &generator) ?? 0
            }
            let start = Int.random(in: 0...min(bytes.count, 20), using: &generator)
            let survey = UnicodeDecoding.survey(bytes.span, from: start)
            let expected = UnicodeDecoding.surveyByCharacters(bytes.span, from: start)
            #expect(survey == expected, "\(bytes)")
            let isValid = UnicodeValidation.wideCharacters(bytes.span, from: start) != nil
            #expect(
                isValid == (String(validating: bytes[start...], as: UTF8.self) != nil), "\(bytes)")
        }
    }
}
