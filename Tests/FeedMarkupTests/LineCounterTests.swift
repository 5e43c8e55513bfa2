import FeedMarkup
import TestSupport
import Testing

@Suite struct LineCounterTests {
    @Test func `Ends lines at LF, CR and CRLF`() {
        let bytes = Array("a\nb\r\nc\rd".utf8)
        var counter = LineCounter()
        #expect(
            [0, 1, 2, 5, 7, 99].map { counter.line(at: $0, in: bytes.span) } == [1, 1, 2, 3, 4, 4])
        // The last one, also for fewer bytes.
        #expect(counter.line(at: 2, in: bytes.span.extracting(first: 1)) == 4)
    }

    @Test(arguments: 0..<8)
    func `Counts lines alike for any sequence of positions`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let choices: [[UInt8]] = [
            Array("abcdefghijk".utf8), [0x0A], [0x0D], [0x0D, 0x0A], [0x0B, 0x8A, 0x8D],
        ]
        let bytes = (0..<200).flatMap { _ in choices.randomElement(using: &generator) ?? [] }
        var counter = LineCounter()
        var line = 1
        for offset in bytes.indices {
            let counted = counter.line(at: offset, in: bytes.span)
            #expect(counted == line)
            let isLast = offset + 1 == bytes.count
            if bytes[offset] == 0x0A
                || bytes[offset] == 0x0D && (isLast || bytes[offset + 1] != 0x0A)
            {
                line += 1
            }
            var jump = LineCounter()
            let jumped = jump.line(at: offset + 1, in: bytes.span)
            #expect(jumped == line)
        }
    }
}
