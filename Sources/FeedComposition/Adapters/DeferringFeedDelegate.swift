import FeedPresentation

/// Hands each wish on in a later turn of the event loop.
///
/// A view that tells its delegate something while it is being called thus never finds itself
/// called again before it has returned.
public final class DeferringFeedDelegate: FeedDelegate {
    private enum Wish {
        case refresh
        case image(Int)
        case cancelImage(Int)
        case preload(Int)
        case cancelPreload(Int)
        case picture(String, Int?)
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

    public func didRequestImage(for index: Int) {
        add(.image(index))
    }

    public func didCancelImageRequest(for index: Int) {
        add(.cancelImage(index))
    }

    public func didRequestImagePreload(for index: Int) {
        add(.preload(index))
    }

    public func didCancelImagePreload(for index: Int) {
        add(.cancelPreload(index))
    }

    public func didRequestPicture(at url: String, of index: Int?) {
        add(.picture(url, index))
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
            case .image(let index): delegate.didRequestImage(for: index)
            case .cancelImage(let index): delegate.didCancelImageRequest(for: index)
            case .preload(let index): delegate.didRequestImagePreload(for: index)
            case .cancelPreload(let index): delegate.didCancelImagePreload(for: index)
            case .picture(let url, let index): delegate.didRequestPicture(at: url, of: index)
            }
        }
    }
}
