import FeedPresentation
import Testing

@testable import TerminalRendering

@Suite struct KeyTests {
    @Test func `Every key with a default action can be typed`() {
        let characters = (0x20...0x7E).compactMap { Unicode.Scalar($0 as UInt32) }
        let letters = characters.filter { "a"..."z" ~= $0 }
        let keys = characters.map(Key.character) + letters.map(Key.control) + Key.named.map(\.key)
        let names = Set(keys.map(\.name))
        for name in ReaderAction.allCases.flatMap({ $0.keys }) {
            #expect(names.contains(name))
        }
    }

    @Test func `Every key that can be typed can be bound`() throws {
        let keys: [Key] = [
            .character("x"), .character(" "), .character(";"), .character("é"), .control("a"),
            .enter, .tab, .backTab, .escape, .backspace, .delete, .insert, .up, .down, .left,
            .right, .home, .end, .pageUp, .pageDown,
        ]
        for key in keys {
            #expect(try ReaderKeys("star " + key.name).action(of: key.name) == .star)
        }
    }
}
