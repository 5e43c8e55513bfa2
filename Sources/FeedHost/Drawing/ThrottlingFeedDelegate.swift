import FeedPresentation

/// Forwards a plugin's refreshes, and limits them.
///
/// Each refresh asks servers, and a plugin can't prove that a user wants it. Without a main loop
/// there is no user, so refreshes are refused. In a main loop the first is forwarded at once, later
/// ones after an interval; those in between are merged.
final class ThrottlingFeedDelegate: FeedViewDelegate {
    /// The shortest time between refreshes, in milliseconds.
    static let interval: Int64 = 5_000

    private let delegate: any FeedViewDelegate
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
    ///   - delegate: refreshes; ignores a refresh while one is in progress.
    ///   - isAttended: whether there may be a user.
    ///   - now: monotonic time in milliseconds.
    ///   - after: runs work after milliseconds.
    ///   - didRefuse: called the first time a refresh is refused.
    ///   - willRefresh: called before a refresh is forwarded.
    init(
        _ delegate: any FeedViewDelegate, isAttended: @escaping () -> Bool,
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
}
