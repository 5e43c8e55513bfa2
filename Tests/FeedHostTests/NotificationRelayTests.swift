import FeedModel
import FeedPresentation
import FeedTesting
import Testing

@testable import FeedHost

/// Messages beside a displayed feed.
@Suite struct NotificationRelayTests {
    private enum Failed: Error { case server }

    private final class Shown {
        var errors: [NotificationError] = []
        var messages: [String?] { errors.map(\.words.message) }
        /// Ends the pause after a message.
        var endPause: (() -> Void)?
    }

    private let console = Console(verbosity: .normal)
    private let loop = EventLoop()
    private let loader = LoaderSpy()
    private let record: LoadingRecord
    private let shown = Shown()
    private let relay: NotificationRelay

    init() {
        record = LoadingRecord(loader, keepsKeys: false)
        console.pause()
        relay = NotificationRelay(
            of: console, loop: loop, record, pause: { [shown] in shown.endPause = $0 },
            show: { [shown] in shown.errors.append($0) })
    }

    private func load(_ result: Result<Feed, any Error>) {
        _ = record.load(progress: { _ in }, completion: { _ in })
        loader.complete(loader.loadCount - 1, with: result)
        loop.runPending()
    }

    private var feed: Feed { Feed(format: .rss20, title: "News", items: []) }

    /// Ends the pause after the last message.
    private func waitForMore() {
        loop.runPending()
        shown.endPause?()
    }

    @Test func `Displays the last message with their number once a feed is loaded`() {
        console.notifying.error("one")
        loop.runPending()
        #expect(shown.errors.isEmpty)
        console.notifying.warning("two")
        load(.success(feed))
        #expect(shown.messages == ["2 messages, the last: two"])
        #expect(shown.errors[0].words.canRetry == false)
        relay.end()
    }

    @Test func `Displays messages while reloading, with retry after a failure`() {
        load(.success(feed))
        _ = record.load(progress: { _ in }, completion: { _ in })
        console.notifying.warning("no page")
        loop.runPending()
        #expect(shown.messages == ["no page"])
        loader.complete(1, with: .failure(Failed.server))
        console.notifying.warning("no page either")
        waitForMore()
        #expect(shown.messages == ["no page", "no page either"])
        #expect(shown.errors[1].words.canRetry)
        relay.end()
    }

    @Test func `Displays nothing without a feed`() {
        console.notifying.warning("one")
        load(.failure(Failed.server))
        loop.runPending()
        #expect(shown.errors.isEmpty)
        relay.end()
    }

    @Test func `Limits the rate of messages`() {
        load(.success(feed))
        console.notifying.warning("one")
        loop.runPending()
        for number in 2...1_000 {
            console.notifying.warning("\(number)")
            loop.runPending()
        }
        #expect(shown.messages == ["one"])
        waitForMore()
        #expect(shown.messages == ["one", "999 messages, the last: 1000"])
        relay.end()
        console.notifying.warning("after")
        loop.runPending()
        #expect(shown.errors.count == 2)
    }

    @Test func `Shows a message that concerns all feeds before others`() {
        console.note("offline")
        console.notifying.warning("one feed")
        load(.success(feed))
        #expect(shown.messages == ["2 messages, the most important: offline"])
        console.notifying.warning("damaged", concernsAll: true)
        console.notifying.warning("another feed")
        waitForMore()
        #expect(shown.messages.last == "2 messages, the most important: damaged")
        relay.end()
    }
}
