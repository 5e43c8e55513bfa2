import Synchronization
import Testing

@testable import FeedHost

/// Messages while a renderer owns the screen.
@Suite struct MessagePauseTests {
    private let pause = MessagePause()

    @Test func `Delivers news to a subscriber once`() {
        let count = Mutex(0)
        #expect(!pause.notify("before"))
        #expect(pause.takeNotifications().last == nil)
        pause.observeNotifications { count.withLock { $0 += 1 } }
        for word in ["one", "two", "three"] { #expect(pause.notify(word)) }
        #expect(count.withLock { $0 } == 3)
        let news = pause.takeNotifications()
        #expect(news.last == "three" && news.count == 3)
        #expect(pause.takeNotifications().last == nil)
        pause.observeNotifications(nil)
        pause.notify("after")
        #expect(count.withLock { $0 } == 3 && pause.takeNotifications().last == nil)
    }

    @Test func `Discards news when the pause ends`() {
        pause.begin(takesScreen: true)
        pause.observeNotifications {}
        pause.notify("one")
        #expect(pause.end().isEmpty)
        #expect(pause.takeNotifications().last == nil)
        pause.notify("two")
        #expect(pause.takeNotifications().last == nil)
    }

    @Test func `Returns repeated messages once`() {
        pause.begin(takesScreen: true)
        for line in ["a", "b", "a"] { #expect(pause.add(line)) }
        #expect(pause.end() == ["a", "b"])
    }

    @Test func `Limits details, and keeps room for errors`() {
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
        console.observeNotifications {}
        console.warning("a plugin's own words")
        console.notifying.debug("a detail")
        console.notifying.hint("a hint")
        #expect(console.takeNotifications().last == nil)
        console.notifying.warning("no page")
        #expect(console.takeNotifications().last == "no page")
        console.notifying.error("no feed")
        #expect(console.takeNotifications().last == "no feed")
    }
}
