import Synchronization
import Testing

@testable import FeedHost

/// What is said while a renderer has the screen.
@Suite struct MessagePauseTests {
    @Test func `news is told once it is asked for, and taken once`() {
        let pause = MessagePause()
        let told = Mutex(0)
        pause.begin(takesScreen: true)
        #expect(pause.add("before", news: "before"))
        pause.tellOfNews { told.withLock { $0 += 1 } }
        #expect(pause.add("a hint"))
        #expect(told.withLock { $0 } == 0)
        #expect(pause.takeNews().last == nil)
        for word in ["one", "two", "three"] {
            #expect(pause.add("warning: " + word, news: word))
        }
        #expect(told.withLock { $0 } == 3)
        let news = pause.takeNews()
        #expect(news.last == "three" && news.earlierCount == 2)
        #expect(pause.takeNews().last == nil)
        #expect(
            pause.end() == ["before", "a hint", "warning: one", "warning: two", "warning: three"])
        #expect(!pause.add("after", news: "after"))
        #expect(told.withLock { $0 } == 3)
    }

    @Test func `news is told where nothing is kept, too`() {
        let pause = MessagePause()
        let told = Mutex(0)
        pause.tellOfNews { told.withLock { $0 += 1 } }
        #expect(!pause.add("warning: one", news: "one"))
        #expect(told.withLock { $0 } == 1)
        #expect(pause.takeNews().last == "one")
        pause.tellOfNews(nil)
        #expect(!pause.add("warning: two", news: "two"))
        #expect(pause.takeNews().last == nil)
    }
}
