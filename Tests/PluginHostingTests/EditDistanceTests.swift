import Testing

@testable import PluginReading

@Suite struct EditDistanceTests {
    @Test(arguments: [
        ("", "", 0), ("text", "text", 0), ("txt", "text", 1), ("tetx", "text", 1),
        ("html", "json", 4), ("", "abc", 3), ("kitten", "sitting", 3), ("ab", "b", 1),
        ("ab", "ba", 1), ("abcd", "acbd", 1),
    ])
    func `Counts insertions, removals, replacements and swaps, in both directions`(
        left: String, right: String, distance: Int
    ) {
        #expect(EditDistance.between(Array(left.utf8), Array(right.utf8)) == distance)
        #expect(EditDistance.between(Array(right.utf8), Array(left.utf8)) == distance)
    }

    @Test(arguments: [
        ("txt", "text"), ("htlm", "html"), ("jsn", "json"), ("term", "terminal"),
        ("progres", "progress"), ("TEXT", nil), ("pdf", nil), ("", nil),
    ])
    func `Suggests only near matches`(word: String, guess: String?) {
        let ids = ["html", "json", "progress", "terminal", "text"]
        #expect(EditDistance.nearest(to: word, among: ids) == guess)
    }

    @Test func `Skips words much longer than any candidate`() {
        let long = String(repeating: "text", count: 1_000_000)
        #expect(EditDistance.nearest(to: long, among: ["text"]) == nil)
    }
}
