import Testing

@testable import FeedHost

struct WatchScreenTests {
    @Test func `Counts lines beyond the screen without storing them`() {
        let screen = WatchScreen()
        let line = Array((String(repeating: "x", count: 1023) + "\n").utf8)
        screen.beginRound()
        for _ in 0..<3000 { unsafe screen.gather(line.span.bytes) }
        screen.commit()
        let frame = screen.frame(messages: [], rows: 24, columns: 80)
        #expect(String(decoding: frame, as: UTF8.self).contains("… and 2978 more lines"))
    }
}
