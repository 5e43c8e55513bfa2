import Testing

@testable import WorkerHosting

/// The stored part of a process's standard error.
struct ErrorOutputExcerptTests {
    private func lines(of texts: [String]) -> [String] {
        var words = ErrorOutputExcerpt()
        for text in texts { words.append(Array(text.utf8)[...]) }
        return words.lines
    }

    @Test func `Keeps a few lines whole and safe to display`() {
        #expect(lines(of: []).isEmpty)
        #expect(lines(of: ["a", "b\nc\n", "\n"]) == ["ab", "c"])
        #expect(lines(of: ["1\n2\n3\n4"]) == ["1", "2", "3", "4"])
        #expect(lines(of: ["\u{1B}[31mred\n"]) == ["[31mred"])
        #expect(lines(of: [String(repeating: "x", count: 900)])[0].count == 200)
    }

    @Test func `Keeps the first and last lines of many`() {
        #expect(lines(of: ["1\n2\n3\n4\n5\n"]) == ["1", "2", "3", "…", "5"])
        let many = (1...100_000).map { "line \($0)\n" }
        #expect(lines(of: many) == ["line 1", "line 2", "line 3", "…", "line 100000"])
    }
}
