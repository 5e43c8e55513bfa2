import FeedPresentation

/// Hands each wish on in a later turn of the event loop.
///
/// A view that tells its delegate something while it is being called thus never finds itself
/// called again before it has returned.
public final class DeferringFeedDelegate: FeedDelegate {
    private let delegate: any FeedDelegate
    private let schedule: (@escaping () -> Void) -> Void

    /// Creates a decorator of `delegate`.
    ///
    /// - Parameters:
    ///   - delegate: answers the wishes.
    ///   - schedule: runs what it is given later, in the order given, on the same thread.
    public init(_ delegate: any FeedDelegate, schedule: @escaping (@escaping () -> Void) -> Void) {
        self.delegate = delegate
        self.schedule = schedule
    }

    public func didRequestFeedRefresh() {
        schedule { [weak delegate] in delegate?.didRequestFeedRefresh() }
    }

    public func didRequestImage(for index: Int) {
        schedule { [weak delegate] in delegate?.didRequestImage(for: index) }
    }

    public func didCancelImageRequest(for index: Int) {
        schedule { [weak delegate] in delegate?.didCancelImageRequest(for: index) }
    }

    public func didRequestImagePreload(for index: Int) {
        schedule { [weak delegate] in delegate?.didRequestImagePreload(for: index) }
    }

    public func didCancelImagePreload(for index: Int) {
        schedule { [weak delegate] in delegate?.didCancelImagePreload(for: index) }
    }

    public func didRequestPicture(at url: String, of index: Int?) {
        schedule { [weak delegate] in delegate?.didRequestPicture(at: url, of: index) }
    }
}
