import ReaderPresentation
import Testing

struct ReaderKeysTests {
    @Test
    func `Letters and named keys have default actions`() {
        let keys = ReaderKeys.standard

        #expect(keys.action(of: "j") == .next)
        #expect(keys.action(of: "space") == .pageDown)
        #expect(keys.action(of: "ctrl-n") == .nextItem)
        #expect(keys.names(of: .next) == ["j", "down"])
    }

    @Test
    func `The user's keys are added, and take keys away from other actions`() throws {
        let keys = try ReaderKeys("star x ctrl-x; none j;\nnext semicolon")

        #expect(keys.names(of: .star) == ["s", "x", "ctrl-x"])
        #expect(keys.action(of: "j") == ReaderAction.none)
        #expect(keys.names(of: .next) == ["down", "semicolon"])
    }

    @Test
    func `Errors name what is wrong`() {
        #expect(throws: ReaderKeys.Problem.unknownAction("stars")) { try ReaderKeys("stars x") }
        #expect(throws: ReaderKeys.Problem.unknownKey("ctrl-")) { try ReaderKeys("star ctrl-") }
        #expect(throws: ReaderKeys.Problem.unknownKey("f99")) { try ReaderKeys("star f99") }
        #expect(throws: ReaderKeys.Problem.missingKey(action: "star")) { try ReaderKeys("star") }
    }

    @Test
    func `No key has two default actions`() {
        let keys = ReaderAction.allCases.flatMap { $0.keys }

        #expect(Set(keys).count == keys.count)
    }

    @Test
    func `Describes actions in the reader's language`() {
        let words = FeedLanguage.allCases.map { $0.phrases().words }
        for action in ReaderAction.allCases where !action.keys.isEmpty {
            #expect(Set(words.map { action.description(in: $0) } + [""]).count == words.count + 1)
        }
        #expect(
            ReaderAction.last.description(in: GermanPhrases().words)
                == "zum Ende, mit einer Zahl davor zu diesem Eintrag")
    }
}
