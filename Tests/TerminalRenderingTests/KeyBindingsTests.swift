import FeedPresentation
import Testing

@testable import TerminalRendering

@Suite struct KeyBindingsTests {
    @Test func `Assigns every action a key whose name can be parsed`() {
        for action in TerminalRendering.ReaderAction.allCases where action != .none {
            let names = KeyBindings.standard.names(of: action)
            #expect(!names.isEmpty, "\(action)")
            for name in names {
                #expect(Key(named: name).flatMap { KeyBindings.standard.action(of: $0) } == action)
            }
        }
    }

    @Test func `Adds and removes keys`() throws {
        let bindings = try KeyBindings("next x pagedown; none q ; open semicolon")
        #expect(bindings.action(of: .character("x")) == .next)
        #expect(bindings.action(of: .pageDown) == .next)
        #expect(bindings.action(of: .character("j")) == .next)
        #expect(bindings.action(of: .character("q")) == TerminalRendering.ReaderAction.none)
        #expect(bindings.action(of: .character(";")) == .open)
        #expect(bindings.names(of: .close) == [])
        #expect(try KeyBindings("") == .standard)
    }

    @Test(arguments: [
        ("jump j", KeyBindings.Problem.unknownAction("jump")),
        ("next", .missingKey(action: "next")), ("next hyper-j", .unknownKey("hyper-j")),
    ])
    func `Reports invalid bindings`(text: String, problem: KeyBindings.Problem) {
        #expect(throws: problem) { try KeyBindings(text) }
    }

    @Test func `Describes actions in the reader's language`() {
        let german = GermanPhrases().words
        let english = EnglishPhrases().words
        for action in TerminalRendering.ReaderAction.allCases where action != .none {
            let description = action.description(in: german)
            #expect(!description.isEmpty && description != action.description(in: english))
        }
        #expect(
            TerminalRendering.ReaderAction.last.description(in: german)
                == "zum Ende, mit einer Zahl davor zu diesem Eintrag")
    }
}
