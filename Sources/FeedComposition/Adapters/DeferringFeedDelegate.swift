public import FeedPresentation

/// Hands each wish on in a later turn of the event loop.
///
/// A view that tells its delegate something while it is being called thus never finds itself
/// called again before it has returned.
public final class DeferringFeedDelegate: FeedDelegate {
    private enum Wish {
        case refresh
        case image(Int, UInt64)
        case cancelImage(Int, UInt64)
        case preload(Int, UInt64)
        case cancelPreload(Int, UInt64)
        case picture(String, Int?, UInt64)
    }

    private let delegate: any FeedDelegate
    private let schedule: (@escaping () -> Void) -> Void
    /// What waits for the next turn: a view may wish for very many pictures at once.
    private var wishes: [Wish] = []

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
        add(.refresh)
    }

    public func didRequestImage(for index: Int, in revision: UInt64) {
        add(.image(index, revision))
    }

    public func didCancelImageRequest(for index: Int, in revision: UInt64) {
        add(.cancelImage(index, revision))
    }

    public func didRequestImagePreload(for index: Int, in revision: UInt64) {
        add(.preload(index, revision))
    }

    public func didCancelImagePreload(for index: Int, in revision: UInt64) {
        add(.cancelPreload(index, revision))
    }

    public func didRequestPicture(at url: String, of index: Int?, in revision: UInt64) {
        add(.picture(url, index, revision))
    }

    // What follows is done at once: no view is called from it, and it is done even where the person
    // leaves that very moment.

    public func didRequestItemRead(_ isRead: Bool, for index: Int, in revision: UInt64) {
        delegate.didRequestItemRead(isRead, for: index, in: revision)
    }

    public func didRequestOpening(of url: String, from index: Int?, in revision: UInt64) {
        delegate.didRequestOpening(of: url, from: index, in: revision)
    }

    public func didRequestCopy(of text: String) {
        delegate.didRequestCopy(of: text)
    }

    private func add(_ wish: Wish) {
        wishes.append(wish)
        guard wishes.count == 1 else { return }
        schedule { [weak self] in self?.handOn() }
    }

    private func handOn() {
        let due = wishes
        wishes = []
        for wish in due {
            switch wish {
            case .refresh: delegate.didRequestFeedRefresh()
            case .image(let index, let revision):
                delegate.didRequestImage(for: index, in: revision)
            case .cancelImage(let index, let revision):
                delegate.didCancelImageRequest(for: index, in: revision)
            case .preload(let index, let revision):
                delegate.didRequestImagePreload(for: index, in: revision)
            case .cancelPreload(let index, let revision):
                delegate.didCancelImagePreload(for: index, in: revision)
            case .picture(let url, let index, let revision):
                delegate.didRequestPicture(at: url, of: index, in: revision)
            }
        }
    }
}
