import FeedPresentation
import Testing

@Suite struct PictureTrackerTests {
    private typealias Tracker = PictureTracker<String, [Int]>

    private func pair(_ item: Int, revision: UInt64 = 1) -> (String, FeedImageRequest) {
        (
            "i\(item)",
            FeedImageRequest(
                revision: revision, index: item, form: .pixels(maximumWidth: 80, maximumHeight: 60))
        )
    }

    private func drawn(_ number: Int) -> PictureState<[Int]> { .shown([number]) }

    @Test func `Requests visible pictures, preloads the next, and cancels those out of view`() {
        var tracker = Tracker(capacity: 100)
        #expect(
            tracker.update(visible: [pair(0), pair(1)], soon: [pair(2)]) == [
                .request(pair(0).1), .request(pair(1).1), .preload(pair(2).1),
            ])
        let version = tracker.version
        #expect(tracker.update(visible: [pair(0), pair(1)], soon: [pair(2)]) == [])
        #expect(tracker.version == version)
        tracker.set(drawn(1), of: pair(0).0)
        #expect(tracker.version != version)
        let requests = tracker.update(visible: [pair(2)], soon: [pair(3)])
        #expect(requests.contains(.request(pair(2).1)) && requests.contains(.preload(pair(3).1)))
        #expect(requests.contains(.cancel(pair(1).1)))
        // A drawn picture has no pending request.
        #expect(!requests.contains(.cancel(pair(0).1)))
        #expect(requests.count == 3)
        #expect(tracker.update(visible: [pair(0)], soon: [pair(2)]).contains(.cancel(pair(3).1)))
    }

    @Test func `Ignores late answers`() {
        var tracker = Tracker(capacity: 100)
        _ = tracker.update(visible: [pair(0)], soon: [])
        #expect(tracker.key(waitingFor: pair(0).1) == pair(0).0)
        _ = tracker.update(visible: [pair(1)], soon: [])
        #expect(tracker.key(waitingFor: pair(0).1) == nil)
        tracker.feedDidChange()
        #expect(tracker.key(waitingFor: pair(1).1) == nil)
        #expect(
            tracker.update(visible: [pair(1, revision: 2)], soon: []) == [
                .request(pair(1, revision: 2).1)
            ])
        #expect(tracker.key(waitingFor: pair(1).1) == nil)
        #expect(tracker.key(waitingFor: pair(1, revision: 2).1) == pair(1).0)
    }

    @Test func `Keeps drawn pictures when the feed changes`() {
        var tracker = Tracker(capacity: 100)
        _ = tracker.update(visible: [pair(0)], soon: [])
        tracker.set(drawn(1), of: pair(0).0)
        tracker.feedDidChange()
        #expect(tracker.update(visible: [pair(0, revision: 2)], soon: []) == [])
        #expect(tracker.state(of: pair(0).0) == drawn(1))
    }

    @Test func `Retries failed pictures if that may help`() {
        var tracker = Tracker(capacity: 100)
        _ = tracker.update(visible: [pair(0), pair(1)], soon: [])
        tracker.set(.failed(words: "no", canRetry: true), of: pair(0).0)
        tracker.set(.failed(words: "never", canRetry: false), of: pair(1).0)
        #expect(tracker.update(visible: [pair(0), pair(1)], soon: []) == [])
        #expect(tracker.retry([pair(0).0, pair(1).0]) == [.request(pair(0).1)])
        #expect(tracker.state(of: pair(0).0) == .loading)
        // A failed picture has no pending request.
        tracker.set(.failed(words: "no", canRetry: true), of: pair(0).0)
        #expect(tracker.update(visible: [], soon: []) == [])
        #expect(tracker.state(of: pair(0).0) == nil)
    }

    @Test func `Limits stored pictures and keeps the most recently seen`() {
        final class Forgotten {
            var numbers: [Int] = []
        }
        let forgotten = Forgotten()
        var tracker = Tracker(
            capacity: 10_000, weigh: { 1_000 * $0.count },
            didForget: { forgotten.numbers += $0 })
        for item in 0..<100 {
            _ = tracker.update(visible: [pair(item)], soon: [])
            tracker.set(drawn(item), of: pair(item).0)
        }
        _ = tracker.update(visible: [pair(99)], soon: [])
        let kept = (0..<100).filter { tracker.state(of: pair($0).0) != nil }
        #expect(kept == Array(90...99))
        #expect(Set(forgotten.numbers) == Set(0..<90) && forgotten.numbers.count == 90)
        tracker.removeAll()
        #expect(Set(forgotten.numbers) == Set(0..<100))
    }

    private func answer(_ index: Int, _ image: String) -> FeedImageViewModel<String> {
        FeedImageViewModel(
            request: pair(index).1, id: "", title: "", image: image, isLoading: false,
            shouldRetry: true, words: "gone")
    }

    @Test func `Takes answers to what is in view, by request`() {
        var tracker = PictureTracker<FeedImageRequest, String>(capacity: 2)
        let requests = (0..<4).map { pair($0).1 }
        #expect(
            tracker.update(visible: [requests[0]], soon: [requests[1]])
                == [.request(requests[0]), .preload(requests[1])])
        var taken = [0, 1].map { tracker.show(answer($0, "a")) { image, _ in image } }
        #expect(taken == [requests[0], nil])
        #expect(tracker.state(of: requests[0]) == .shown("a"))
        _ = tracker.update(visible: [requests[1]], soon: [])
        // What can't be drawn has failed.
        taken = [1, 2].map { tracker.show(answer($0, "b")) { _, _ in nil } }
        #expect(taken == [requests[1], nil])
        #expect(tracker.failed == [requests[1]])
        #expect(tracker.retry([requests[1]]) == [.request(requests[1])])
        #expect(tracker.retry([requests[1]]).isEmpty && tracker.failed.isEmpty)
    }
}
