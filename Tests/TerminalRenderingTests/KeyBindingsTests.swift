import Testing

@testable import TerminalRendering

@Suite struct KeyBindingsTests {
    @Test func `every action has a key, and every key a name that is read again`() {
        for action in ReaderAction.allCases where action != .none {
            let names = KeyBindings.standard.names(of: action)
            #expect(!names.isEmpty, "\(action)")
            for name in names {
                #expect(Key(named: name).flatMap { KeyBindings.standard.action(of: $0) } == action)
            }
        }
    }

    @Test func `keys are added and taken away`() throws {
        let bindings = try KeyBindings("next x pagedown; none q ; open semicolon")
        #expect(bindings.action(of: .character("x")) == .next)
        #expect(bindings.action(of: .pageDown) == .next)
        #expect(bindings.action(of: .character("j")) == .next)
        #expect(bindings.action(of: .character("q")) == ReaderAction.none)
        #expect(bindings.action(of: .character(";")) == .open)
        #expect(bindings.names(of: .close) == [])
        #expect(try KeyBindings("") == .standard)
    }

    @Test(arguments: [
        ("jump j", "there is no action 'jump'"), ("next", "'next' needs a key"),
        ("next hyper-j", "there is no key 'hyper-j'"),
    ])
    func `what can't be read is said`(text: String, words: String) {
        #expect {
            try KeyBindings(text)
        } throws: {
            ($0 as? KeyBindings.Problem)?.words.contains(words) == true
        }
    }
}
