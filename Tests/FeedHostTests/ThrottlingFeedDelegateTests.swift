import FeedPresentation
import Testing

@testable import FeedHost

@Suite final class ThrottlingFeedDelegateTests {
    private final class Refreshes: FeedViewDelegate {
        var count = 0

        func didRequestFeedRefresh() { count += 1 }
    }

    private let refreshes = Refreshes()
    private var now: Int64 = 1_000
    private var waiting: [(wait: Int64, work: () -> Void)] = []
    private var refusals = 0

    private func paced(isAttended: Bool) -> ThrottlingFeedDelegate {
        ThrottlingFeedDelegate(
            refreshes, isAttended: { isAttended }, now: { [unowned self] in now },
            after: { [unowned self] in waiting.append(($0, $1)) },
            didRefuse: { [unowned self] in refusals += 1 })
    }

    @Test func `Rejects refreshes without a user, and reports that once`() {
        let delegate = paced(isAttended: false)
        for _ in 0..<1_000 { delegate.didRequestFeedRefresh() }
        #expect(refreshes.count == 0)
        #expect(refusals == 1)
        #expect(waiting.isEmpty)
    }

    @Test
    func `Refreshes at once, and merges further requests into a later one`() {
        let delegate = paced(isAttended: true)
        delegate.didRequestFeedRefresh()
        #expect(refreshes.count == 1)
        now += 1_200
        for _ in 0..<1_000 { delegate.didRequestFeedRefresh() }
        #expect(refreshes.count == 1)
        #expect(waiting.map(\.wait) == [ThrottlingFeedDelegate.interval - 1_200])
        now += ThrottlingFeedDelegate.interval - 1_200
        waiting.removeFirst().work()
        #expect(refreshes.count == 2)
        // The merged request starts an interval, too.
        delegate.didRequestFeedRefresh()
        #expect(refreshes.count == 2)
        #expect(waiting.map(\.wait) == [ThrottlingFeedDelegate.interval])
        #expect(refusals == 0)
    }

    @Test func `Refreshes at once after the interval`() {
        let delegate = paced(isAttended: true)
        delegate.didRequestFeedRefresh()
        now += ThrottlingFeedDelegate.interval
        delegate.didRequestFeedRefresh()
        #expect(refreshes.count == 2)
        #expect(waiting.isEmpty)
    }
}
