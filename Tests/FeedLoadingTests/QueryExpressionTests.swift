import TestSupport
import Testing

@testable import FeedModel

/// Regular expressions of queries.
struct QueryExpressionTests {
    private func expression(_ pattern: String) throws -> QueryExpression {
        try QueryExpression(Array(pattern.unicodeScalars)[...], at: 0)
    }

    @Test(arguments: [
        ("tide", "Tide tables"), ("t.de", "tzde"), ("^a", "abc"), ("c$", "abc"), ("^$", ""),
        ("a*", ""), ("ab+c", "xabbbc"), ("ab?c", "ac"), ("ab{2}c", "abbc"), ("ab{1,}c", "abbbc"),
        ("^a{2,3}$", "aaa"), ("cat|dog", "hotdog"), ("^(a|b)*$", "abba"), ("(?:ab)+c", "ababc"),
        ("[a-c]x", "bx"), ("[^a-c]x", "dx"), ("[]a]", "]"), ("[a-]", "-"), ("[\\d_]", "5"),
        ("\\d+", "x42"), ("^\\w+$", "Straße_9"), ("\\s", "a b"), ("^\\S+$", "ab"),
        ("\\bco\\b", "& co."),
        ("o\\B", "on"), ("a\\.b", "a.b"), ("a\\/b", "a/b"), ("ÄPFEL", "äpfel"), ("[а-я]", "Б"),
        ("[А-Я]", "б"), ("日本", "日本語"), ("x*?y", "xxy"), ("(a*)*b", "aab"), ("(|a)+b", "b"),
        ("a||b", "x"), ("\\W", "-"), ("[^\\w]", " "), ("\\D", "x"), ("a{0}b", "b"), ("é", "É"),
    ])
    func `Finds`(pattern: String, text: String) throws {
        #expect(try expression(pattern).isIn(text))
    }

    @Test(arguments: [
        ("tides", "Tide tables"), ("^b", "abc"), ("b$", "abc"), ("ab+c", "ac"), ("ab{2}c", "abc"),
        ("^a{2,3}$", "aaaa"), ("^(ab)*$", "aba"), ("[a-c]", "d"), ("[^a-c]", "b"), ("\\d", "x"),
        ("\\bco\\b", "cod"), ("a.b", "ab"), ("a\\.b", "axb"), ("^.$", ""), ("o\\B", "no"),
        ("[^A]", "a"), ("\\s", "ab"), ("x+y", "y"), ("^a|b$", "ca"),
    ])
    func `Does not find`(pattern: String, text: String) throws {
        #expect(try !expression(pattern).isIn(text))
    }

    @Test(arguments: [
        "(a*)*b", "(a|a)*b", "(a?){30}a{30}b", "(.*)(.*)(.*)(.*)b", "((a+)+)+b", "(a|ab|abc)*d",
        "[a-z]*[a-z]*[a-z]*b", ".*.*=.*",
    ])
    func `Takes a bounded number of steps for each scalar`(pattern: String) throws {
        let expression = try expression(pattern)
        var match = ExpressionMatch(expression)
        let count = 20_000
        for _ in 0..<count where match.add("a") { Issue.record("found") }
        let isFound = match.end()
        #expect(!isFound)
        #expect(match.stepCount <= (count + 1) * expression.steps.count)
    }

    @Test(arguments: [
        "(((a{30}){30}){30}){30}", "a{10000}", "((a{99}){99})", "[a-z]{999}{999}",
        String(repeating: "a", count: 5_000), String(repeating: "(", count: 5_000),
    ])
    func `Refuses a large program`(pattern: String) {
        #expect(throws: QueryError.self) { try expression(pattern) }
    }

    @Test func `Compiles or refuses any pattern, and ends`() throws {
        var generator = SeededGenerator(seed: 47)
        let signs = Array("ab(|)*+?{2,}[^-]\\dwB$.é/ :".unicodeScalars)
        var compiled = 0
        for _ in 0..<20_000 {
            let length = Int.random(in: 0..<12, using: &generator)
            let pattern = (0..<length).compactMap { _ in signs.randomElement(using: &generator) }
            guard let expression = try? QueryExpression(pattern[...], at: 0) else { continue }
            compiled += 1
            var match = ExpressionMatch(expression)
            for scalar in "ab 2é".unicodeScalars where match.add(scalar) { break }
            _ = match.end()
            #expect(match.stepCount <= 6 * expression.steps.count)
        }
        #expect(compiled > 1_000)
    }
}
