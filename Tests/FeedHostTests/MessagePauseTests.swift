import Synchronization
import Testing

@testable import FeedHost

/// Messages while a renderer owns the screen.
@Suite struct MessagePauseTests {
    @Test func `Delivers news to a subscriber once`() {
        let pause = MessagePause()
        let count = Mutex(0)
        pause.tell("before")
        #expect(pause.takeNews().last == nil)
        pause.tellOfNews { count.withLock { $0 += 1 } }
        for word in ["one", "two", "three"] { pause.tell(word) }
        #expect(count.withLock { $0 } == 3)
        let news = pause.takeNews()
        #expect(news.last == "three" && news.count == 3)
        #expect(pause.takeNews().last == nil)
        pause.tellOfNews(nil)
        pause.tell("after")
        #expect(count.withLock { $0 } == 3 && pause.takeNews().last == nil)
    }

    @Test func `Discards news when the pause ends`() {
        let pause = MessagePause()
        pause.begin(takesScreen: true)
        pause.tellOfNews {}
        pause.tell("one")
        #expect(pause.end().isEmpty)
        #expect(pause.takeNews().last == nil)
        pause.tell("two")
        #expect(pause.takeNews().last == nil)
    }

    @Test func `Returns repeated messages once`() {
        let pause = MessagePause()
        pause.begin(takesScreen: true)
        for line in ["a", "b", "a"] { #expect(pause.add(line)) }
        #expect(pause.end() == ["a", "b"])
    }

    @Test func `Accepts notes only with a subscriber`() {
        let pause = MessagePause()
        #expect(!pause.tell("nobody asks"))
        pause.tellOfNews {}
        #expect(pause.tell("somebody does"))
    }

    @Test func `Limits details, and keeps room for errors`() {
        let pause = MessagePause()
        #expect(!pause.add("at once"))
        pause.begin(takesScreen: true)
        for number in 0..<300 { #expect(pause.add("detail \(number)", isDetail: true)) }
        for number in 0..<150 { #expect(pause.add("fault \(number)")) }
        let lines = pause.end()
        #expect(lines[99] == "detail 99" && lines[100] == "fault 0")
        #expect(lines.count == 201 && lines.last == "feedhost: and 250 more messages")
    }

    @Test(arguments: [Verbosity.quiet, .normal, .verbose])
    func `Delivers only messages about user requests as news`(
        verbosity: Verbosity
    ) {
        let console = Console(verbosity: verbosity)
        console.pause()
        console.tellOfNews {}
        console.warning("a plugin's own words")
        console.asNews.debug("a detail")
        console.asNews.hint("a hint")
        #expect(console.takeNews().last == nil)
        console.asNews.warning("no page")
        #expect(console.takeNews().last == "no page")
        console.asNews.error("no feed")
        #expect(console.takeNews().last == "no feed")
    }
}
