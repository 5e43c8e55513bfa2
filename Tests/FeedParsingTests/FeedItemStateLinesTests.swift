import FeedModel
import FeedParsing
import Testing

@Suite struct FeedItemStateLinesTests {
    private func key(_ feed: String, _ item: String) -> FeedItemKey {
        FeedItemKey(feed: feed, item: item)
    }

    @Test func `Names each feed once, and encodes what would end a line`() {
        let lines = FeedItemStateLines(
            .starred, isSet: false, items: [key("a", "1"), key("b", "100%\n+1"), key("a", "é")])
        let text = String(decoding: lines.bytes, as: UTF8.self)
        #expect(text == "-2\nfa\ni1\nié\nfb\ni100%25%0A+1\n")
    }

    @Test func `Reads what was written, with texts that are equal only to Unicode apart`() {
        let items = ["", "\0", "%", "%0A", "a\r\nb", "\u{E9}", "e\u{301}", "🏔"].map { key("é", $0) }
        let one = FeedItemStateLines(.read, isSet: true, items: items)
        let other = FeedItemStateLines(
            [.read, .starred], isSet: false, items: [key("e\u{301}", "x"), key("", "")])
        let read = FeedItemStateLines.changes(in: one.bytes + other.bytes)
        #expect(read == [one, other])
        #expect(FeedItemStateLines.changes(in: [])?.isEmpty == true)
    }

    @Test(arguments: [
        "x", "+", "+0", "+4", "+-1", "+1x", "i1", "fa\ni1", "+1\ni1", "+1\nfa\ni%0", "+1\nfa\n%",
        "+1\nfa\ni1\n-1\ni2", "<html>", "+4294967297",
    ])
    func `Reads nothing else`(text: String) {
        #expect(FeedItemStateLines.changes(in: Array(text.utf8)) == nil)
        #expect(FeedItemStateLines.changes(in: [0x2B, 0x31, 0x0A, 0x66, 0xFF]) == nil)
    }
}
