import Testing

@testable import FeedHost

@Suite struct ShellWordTests {
    @Test(arguments: [
        ("", "''"), ("a b", "'a b'"), ("a'b", #"'a'\''b'"#), ("';x;'", #"''\'';x;'\'''"#),
        ("'\u{301};x", "''\\''\u{301};x'"),
    ])
    func `Quotes a text as one word`(text: String, word: String) {
        #expect(Array(ShellWord.quoted(text).utf8) == Array(word.utf8))
    }
}
