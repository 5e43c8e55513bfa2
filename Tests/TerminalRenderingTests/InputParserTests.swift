import TestSupport
import Testing

@testable import TerminalRendering

@Suite struct InputParserTests {
    private func events(_ text: String) -> [InputEvent] {
        var parser = InputParser()
        return parser.events(of: text.utf8) + parser.endWaiting()
    }

    @Test(arguments: [
        ("j", Key.character("j")), ("é", .character("é")), ("日", .character("日")),
        ("\r", .enter), ("\t", .tab), ("\u{7F}", .backspace), ("\u{06}", .control("f")),
        ("\u{1B}", .escape), ("\u{1B}[A", .up), ("\u{1B}OB", .down), ("\u{1B}[5~", .pageUp),
        ("\u{1B}[6~", .pageDown), ("\u{1B}[H", .home), ("\u{1B}[4~", .end), ("\u{1B}[Z", .backTab),
        ("\u{1B}[1;5C", .right), ("\u{1B}x", .character("x")), ("\u{1B}[3~", .delete),
    ])
    func `Parses keys as terminals send them`(bytes: String, key: Key) {
        #expect(events(bytes) == [.key(key)])
    }

    @Test func `Parses a key sent byte by byte`() {
        var parser = InputParser()
        var seen: [InputEvent] = []
        for byte in "\u{1B}[6~\u{65E5}\u{1B}[<65;3;4M".utf8 { seen += parser.events(of: [byte]) }
        #expect(
            seen == [
                .key(.pageDown), .key(.character("日")), .wheel(down: true, column: 2, row: 3),
            ])
    }

    @Test func `Reports Escape if nothing follows`() {
        var parser = InputParser()
        #expect(parser.events(of: [0x1B]).isEmpty)
        #expect(parser.isWaiting)
        #expect(parser.endWaiting() == [.key(.escape)])
        #expect(!parser.isWaiting)
    }

    @Test(arguments: ["]", "P", "X", "^", "_", "[", "O", "[M"])
    func `Alt with a key that may begin a sequence holds back no further keys`(key: String) {
        var parser = InputParser()
        #expect(parser.events(of: "\u{1B}\(key)".utf8).isEmpty)
        #expect(parser.isWaiting)
        #expect(parser.endWaiting().isEmpty)
        #expect(parser.events(of: "j".utf8) == [.key(.character("j"))])
    }

    @Test func `Parses presses and the wheel of the mouse`() {
        #expect(events("\u{1B}[<0;5;2M") == [.press(column: 4, row: 1)])
        #expect(events("\u{1B}[<0;5;2m").isEmpty)
        #expect(events("\u{1B}[<64;1;1M") == [.wheel(down: false, column: 0, row: 0)])
        #expect(events("\u{1B}[<0;0;0M").isEmpty)
        #expect(events("\u{1B}[<;;M").isEmpty)
    }

    @Test func `Takes no mouse report of an old terminal for keys`() {
        // Column 36 is `D`, which removes a feed.
        #expect(events("\u{1B}[M D%j") == [.press(column: 35, row: 4), .key(.character("j"))])
        #expect(events("\u{1B}[M#D%").isEmpty)
        #expect(events("\u{1B}[Ma!!") == [.wheel(down: true, column: 0, row: 0)])
        #expect(events("\u{1B}[M D").isEmpty)
    }

    @Test func `Reports a paste of a megabyte as one event of bounded size`() {
        let text = String(repeating: "q\n\u{1B}[A", count: 200_000)
        let seen = events("\u{1B}[200~" + text + "\u{1B}[201~j")
        #expect(seen.count == 2)
        guard case .paste(let pasted)? = seen.first else {
            Issue.record("no paste")
            return
        }
        #expect(pasted.utf8.count == 4_096)
        #expect(seen.last == .key(.character("j")))
    }

    @Test(arguments: [
        ("\u{1B}[?62;4;22c", TerminalAnswer.kind(hasSixels: true)),
        ("\u{1B}[?1;2c", .kind(hasSixels: false)), ("\u{1B}_Gi=31;OK\u{1B}\\", .kitty),
        ("\u{1B}[?2026;2$y", .synchronises), ("\u{1B}[6;18;9t", .cell(width: 9, height: 18)),
        ("\u{1B}[1;2R", .cursor(column: 2, row: 1)),
    ])
    func `Distinguishes answers of the terminal from keys`(bytes: String, answer: TerminalAnswer) {
        #expect(
            events("k" + bytes + "j") == [
                .key(.character("k")), .answer(answer), .key(.character("j")),
            ])
    }

    @Test(arguments: [
        "\u{1B}[?2026;0$y", "\u{1B}_Gi=31;ENOTSUP:no\u{1B}\\", "\u{1B}]11;rgb:0/0/0\u{7}",
        "\u{1B}P>|XTerm(379)\u{1B}\\", "\u{1B}[6;0;0t",
    ])
    func `Ignores other answers`(bytes: String) {
        #expect(events(bytes + "j") == [.key(.character("j"))])
    }

    @Test func `Recovers from random bytes`() {
        var random = SeededGenerator(seed: 3)
        var parser = InputParser()
        for _ in 0..<200_000 {
            _ = parser.events(of: [UInt8.random(in: 0...255, using: &random)])
        }
        // Ends any open sequence.
        let end = parser.events(of: "\u{1B}[201~\u{7}\u{1B}\\\u{1B}[201~jj".utf8)
        #expect(end.last == .key(.character("j")))
    }
}
