import FeedMarkup
import Testing

@Suite struct LineCounterTests {
    @Test func `Lines end with a line feed, a carriage return, or both`() {
        let bytes = Array("a\nb\r\nc\rd".utf8)
        var counter = LineCounter()
        #expect(
            [0, 1, 2, 5, 7, 99].map { counter.line(at: $0, in: bytes.span) } == [1, 1, 2, 3, 4, 4])
        #expect(counter.line(at: 2, in: bytes.span) == 2)
    }
}
