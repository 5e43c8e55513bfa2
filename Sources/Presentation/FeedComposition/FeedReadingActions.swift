public import FeedModel
public import FeedPresentation

/// Actions outside of the views for a person who reads. Each is called on the views' thread.
public struct FeedReadingActions {
    /// Why something was not done.
    public enum Refusal: Sendable, Equatable {
        /// Nobody sits before the view.
        case unattended
        /// The address is not one that the feed on show has there.
        case notShown(url: String)
        /// The address is no `http`, `https` or `mailto` address.
        case otherScheme(url: String)
        /// The feed on show has no item at this index.
        case noItem(index: Int)
        /// The states of items could not be looked up or kept.
        case state(FeedItemStateError)
    }

    /// True where a person sits before the view; what another asks for is refused.
    public var isAttended: () -> Bool
    /// Opens a page that the feed on show names.
    public var openLink: (String) -> FeedRequestOutcome
    /// Puts a text on the clipboard.
    public var copyText: (String) -> FeedRequestOutcome
    /// Is told what was not done.
    public var didRefuse: (Refusal) -> Void

    /// Creates actions; by default a person is there, and nothing can be opened or copied.
    public init(
        isAttended: @escaping () -> Bool = { true },
        openLink: @escaping (String) -> FeedRequestOutcome = { _ in .refused },
        copyText: @escaping (String) -> FeedRequestOutcome = { _ in .refused },
        didRefuse: @escaping (Refusal) -> Void = { _ in }
    ) {
        self.isAttended = isAttended
        self.openLink = openLink
        self.copyText = copyText
        self.didRefuse = didRefuse
    }
}
