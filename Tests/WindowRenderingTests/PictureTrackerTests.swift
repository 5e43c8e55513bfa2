import FeedModel
import FeedViews
import Testing

@testable import WindowRendering

struct PictureTrackerTests {
    private func request(_ index: Int, revision: UInt64 = 1) -> FeedImageRequest {
        FeedImageRequest(
            revision: revision, index: index, form: .pixels(maximumWidth: 84, maximumHeight: 84))
    }

    private func came(_ request: FeedImageRequest, _ image: String?) -> FeedImageViewModel<String> {
        FeedImageViewModel(
            request: request, id: "", title: "", image: image, isLoading: false,
            shouldRetry: image == nil, words: "gone")
    }

    @Test
    func `Requests visible pictures once and preloads near ones`() {
        var tracker = PictureTracker<String>(capacity: 10)
        let first = tracker.update(visible: [request(0)], near: [request(1)])
        #expect(first == [.request(request(0)), .preload(request(1))])
        #expect(tracker.update(visible: [request(0)], near: [request(1)]).isEmpty)
        let second = tracker.update(visible: [request(0), request(1)], near: [])
        #expect(second == [.request(request(1))])
    }

    @Test
    func `Cancels pictures that left the view, and ignores late answers`() {
        var tracker = PictureTracker<String>(capacity: 10)
        _ = tracker.update(visible: [request(0)], near: [])
        #expect(tracker.update(visible: [request(5)], near: []).contains(.cancel(request(0))))
        let isShown1 = tracker.show(came(request(0), "late"))
        #expect(!isShown1)
        #expect(tracker.state(of: request(0)) == nil)
    }

    @Test
    func `Ignores pictures of another feed`() {
        var tracker = PictureTracker<String>(capacity: 10)
        _ = tracker.update(visible: [request(0, revision: 2)], near: [])
        let isShown2 = tracker.show(came(request(0, revision: 1), "old"))
        #expect(!isShown2)
    }

    @Test
    func `Limits loaded pictures out of view`() {
        var tracker = PictureTracker<String>(capacity: 2)
        for index in 0..<4 {
            _ = tracker.update(visible: [request(index)], near: [])
            let isShown3 = tracker.show(came(request(index), "\(index)"))
            #expect(isShown3)
        }
        let requests = tracker.update(visible: [request(3)], near: [])
        #expect(requests == [.cancel(request(1))])
        #expect(tracker.state(of: request(0)) == nil)
        guard case .shown("3") = tracker.state(of: request(3)) else {
            Issue.record("the one in view is kept")
            return
        }
    }

    @Test
    func `Retries a failed picture on request`() {
        var tracker = PictureTracker<String>(capacity: 2)
        _ = tracker.update(visible: [request(0)], near: [])
        let isShown4 = tracker.show(came(request(0), nil))
        #expect(isShown4)
        #expect(tracker.update(visible: [request(0)], near: []).isEmpty)
        #expect(tracker.failed == [request(0)])
        #expect(tracker.retry(request(0)) == [.request(request(0))])
        #expect(tracker.retry(request(0)).isEmpty)
    }
}
