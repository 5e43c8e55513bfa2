import FeedPresentation

/// Forwards a plugin's requests, and limits refreshes.
///
/// Each refresh asks servers, and a plugin can't prove that a user wants it. Without a main loop
/// there is no user, so refreshes are refused. In a main loop the first is forwarded at once, later
/// ones after an interval; those in between are merged.
final class ThrottlingFeedDelegate: FeedDelegate {
    /// The shortest time between refreshes, in milliseconds.
    static let interval: Int64 = 5_000

    private let delegate: any FeedDelegate
    private let isAttended: () -> Bool
    private let now: () -> Int64
    private let after: (Int64, @escaping () -> Void) -> Void
    private let didRefuse: () -> Void
    private let willRefresh: () -> Void
    private var earliest: Int64?
    private var isWaiting = false
    private var isRefusalReported = false

    /// Creates a decorator of `delegate`.
    ///
    /// - Parameters:
    ///   - delegate: handles the requests; ignores a refresh while one is in progress.
    ///   - isAttended: whether there may be a user.
    ///   - now: monotonic time in milliseconds.
    ///   - after: runs work after milliseconds.
    ///   - didRefuse: called the first time a refresh is refused.
    ///   - willRefresh: called before a refresh is forwarded.
    init(
        _ delegate: any FeedDelegate, isAttended: @escaping () -> Bool,
        now: @escaping () -> Int64, after: @escaping (Int64, @escaping () -> Void) -> Void,
        didRefuse: @escaping () -> Void, willRefresh: @escaping () -> Void = {}
    ) {
        self.delegate = delegate
        self.isAttended = isAttended
        self.now = now
        self.after = after
        self.didRefuse = didRefuse
        self.willRefresh = willRefresh
    }

    func didRequestFeedRefresh() {
        guard isAttended() else {
            if !isRefusalReported { didRefuse() }
            isRefusalReported = true
            return
        }
        guard !isWaiting else { return }
        let wait = earliest.map { $0 - now() } ?? 0
        guard wait > 0 else { return refresh() }
        isWaiting = true
        after(wait) { [weak self] in
            self?.isWaiting = false
            self?.refresh()
        }
    }

    private func refresh() {
        earliest = now() + Self.interval
        willRefresh()
        delegate.didRequestFeedRefresh()
    }

    func didRequestImage(for request: FeedImageRequest) {
        delegate.didRequestImage(for: request)
    }

    func didCancelImageRequest(for request: FeedImageRequest) {
        delegate.didCancelImageRequest(for: request)
    }

    func didRequestImagePreload(for request: FeedImageRequest) {
        delegate.didRequestImagePreload(for: request)
    }

    func didRequestStates(_ change: FeedItemStateChange) -> FeedRequestOutcome {
        delegate.didRequestStates(change)
    }

    func didRequestOpening(
        of url: String, from index: Int?, in revision: UInt64
    ) -> FeedRequestOutcome {
        delegate.didRequestOpening(of: url, from: index, in: revision)
    }

    func didRequestCopy(of text: String) -> FeedRequestOutcome {
        delegate.didRequestCopy(of: text)
    }
}
