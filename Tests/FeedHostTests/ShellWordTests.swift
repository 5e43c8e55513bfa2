import Testing

@testable import FeedHost

@Suite struct ShellWordTests {
    @Test(arguments: [
        ("", "''"), ("a b", "'a b'"), ("a'b", #"'a'\''b'"#), ("';x;'", #"''\'';x;'\'''"#),
    ])
    func `Quotes a text as one word`(text: String, word: String) {
        #expect(ShellWord.quoted(text) == word)
    }
}
