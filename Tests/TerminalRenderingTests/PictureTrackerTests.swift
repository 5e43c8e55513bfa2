import FeedModel
import FeedViews
import Testing

@testable import TerminalRendering

@Suite struct PictureTrackerTests {
    private func pair(_ item: Int, revision: UInt64 = 1) -> (PictureSlot, FeedImageRequest) {
        (
            PictureSlot(
                item: "i\(item)", url: nil, ownURL: "https://a/\(item)", columns: 8, rows: 3),
            FeedImageRequest(
                revision: revision, index: item, form: .pixels(maximumWidth: 80, maximumHeight: 60))
        )
    }

    private func drawn(_ number: Int, weight: Int = 10) -> PictureState {
        .drawn(
            DrawnPicture(
                number: number, columns: 8, rows: 3, cells: [],
                sequence: [UInt8](repeating: 0, count: weight)))
    }

    @Test func `Requests visible pictures, preloads the next, and cancels those out of view`() {
        var tracker = PictureTracker()
        #expect(
            tracker.update(visible: [pair(0), pair(1)], soon: [pair(2)]) == [
                .request(pair(0).1), .request(pair(1).1), .preload(pair(2).1),
            ])
        #expect(tracker.update(visible: [pair(0), pair(1)], soon: [pair(2)]) == [])
        tracker.set(drawn(1), of: pair(0).0)
        let requests = tracker.update(visible: [pair(2)], soon: [pair(3)])
        #expect(requests.contains(.request(pair(2).1)) && requests.contains(.preload(pair(3).1)))
        #expect(requests.contains(.cancel(pair(1).1)))
        // A drawn picture has no pending request.
        #expect(!requests.contains(.cancel(pair(0).1)))
        #expect(requests.count == 3)
        #expect(tracker.update(visible: [pair(0)], soon: [pair(2)]).contains(.cancel(pair(3).1)))
    }

    @Test func `Ignores late answers`() {
        var tracker = PictureTracker()
        _ = tracker.update(visible: [pair(0)], soon: [])
        #expect(tracker.slot(waitingFor: pair(0).1) == pair(0).0)
        _ = tracker.update(visible: [pair(1)], soon: [])
        #expect(tracker.slot(waitingFor: pair(0).1) == nil)
        tracker.feedDidChange()
        #expect(tracker.slot(waitingFor: pair(1).1) == nil)
        #expect(
            tracker.update(visible: [pair(1, revision: 2)], soon: []) == [
                .request(pair(1, revision: 2).1)
            ])
        #expect(tracker.slot(waitingFor: pair(1).1) == nil)
        #expect(tracker.slot(waitingFor: pair(1, revision: 2).1) == pair(1).0)
    }

    @Test func `Keeps drawn pictures when the feed changes`() {
        var tracker = PictureTracker()
        _ = tracker.update(visible: [pair(0)], soon: [])
        tracker.set(drawn(1), of: pair(0).0)
        tracker.feedDidChange()
        #expect(tracker.update(visible: [pair(0, revision: 2)], soon: []) == [])
        #expect(tracker.state(of: pair(0).0) == drawn(1))
    }

    @Test func `Retries failed pictures if that may help`() {
        var tracker = PictureTracker()
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
        var tracker = PictureTracker(capacity: 10_000)
        for item in 0..<100 {
            _ = tracker.update(visible: [pair(item)], soon: [])
            tracker.set(drawn(item, weight: 800), of: pair(item).0)
        }
        _ = tracker.update(visible: [pair(99)], soon: [])
        let kept = (0..<100).filter { tracker.state(of: pair($0).0) != nil }
        #expect(kept == Array(90...99))
        #expect(Set(tracker.takeForgotten()) == Set(0..<90))
        #expect(tracker.takeForgotten() == [])
    }
}
