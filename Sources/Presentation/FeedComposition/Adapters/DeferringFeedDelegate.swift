public import FeedPresentation

/// Forwards each request in a later turn of the event loop, so that a view is never called before
/// its own call to the delegate has returned.
///
/// The only queue for requests: everything between it and a view forwards immediately.
public final class DeferringFeedDelegate: FeedDelegate {
    private let delegate: any FeedDelegate
    private let schedule: (@escaping () -> Void) -> Void
    /// Batched until the next turn: a view may request many pictures at once.
    private var requests: [() -> Void] = []
    private var isRefreshWaiting = false
    /// For callbacks.
    private let back = BackReference<DeferringFeedDelegate>()

    /// Creates a decorator of `delegate`.
    ///
    /// - Parameters:
    ///   - delegate: handles the requests.
    ///   - schedule: runs work later, in order, on the same thread.
    public init(_ delegate: any FeedDelegate, schedule: @escaping (@escaping () -> Void) -> Void) {
        self.delegate = delegate
        self.schedule = schedule
        back.refer(to: self)
    }

    deinit {
        back.end()
    }

    /// Merged with a queued refresh.
    public func didRequestFeedRefresh() {
        guard !isRefreshWaiting else { return }
        isRefreshWaiting = true
        add { [delegate] in delegate.didRequestFeedRefresh() }
    }

    public func didRequestImage(for request: FeedImageRequest) {
        add { [delegate] in delegate.didRequestImage(for: request) }
    }

    public func didCancelImageRequest(for request: FeedImageRequest) {
        add { [delegate] in delegate.didCancelImageRequest(for: request) }
    }

    public func didRequestImagePreload(for request: FeedImageRequest) {
        add { [delegate] in delegate.didRequestImagePreload(for: request) }
    }

    // Forwarded immediately, since they must take effect even if the app exits now. A view may be
    // called: one that must not be takes a feed of the same revision without a call.

    public func didRequestStates(_ change: FeedItemStateChange) -> FeedRequestOutcome {
        delegate.didRequestStates(change)
    }

    public func didRequestOpening(
        of url: String, from index: Int?, in revision: UInt64
    ) -> FeedRequestOutcome {
        delegate.didRequestOpening(of: url, from: index, in: revision)
    }

    public func didRequestCopy(of text: String) -> FeedRequestOutcome {
        delegate.didRequestCopy(of: text)
    }

    private func add(_ request: @escaping () -> Void) {
        requests.append(request)
        guard requests.count == 1 else { return }
        schedule { [back] in back.object?.handOn() }
    }

    private func handOn() {
        let due = requests
        requests = []
        isRefreshWaiting = false
        for request in due { request() }
    }
}
