import FeedPresentation

/// Hands a plugin's requests on; that for the feed at the pace of a person.
///
/// Each refresh asks servers, and a plugin can't show that a person wished for it. Where nobody can,
/// since it has no main loop, it gets none: the feed is loaded for it once. In a main loop it gets
/// one at once, and further ones so much later; what it asks for meanwhile is one request.
final class PacedFeedDelegate: FeedDelegate {
    /// The shortest time from one refresh to the next, in milliseconds.
    static let interval: Int64 = 5_000

    private let delegate: any FeedDelegate
    private let isAttended: () -> Bool
    private let now: () -> Int64
    private let after: (Int64, @escaping () -> Void) -> Void
    private let didRefuse: () -> Void
    private let willRefresh: () -> Void
    private var earliest: Int64?
    private var isWaiting = false
    private var isRefusalTold = false

    /// Creates a decorator of `delegate`.
    ///
    /// - Parameters:
    ///   - delegate: answers the requests; it passes over a refresh while one is under way.
    ///   - isAttended: whether a person may be in front of the plugin.
    ///   - now: milliseconds on a clock that never goes back.
    ///   - after: does something when so many milliseconds are over.
    ///   - didRefuse: is told the first time that a refresh is refused.
    ///   - willRefresh: is told before a refresh is handed on.
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
            if !isRefusalTold { didRefuse() }
            isRefusalTold = true
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
