public import FeedModel
public import FeedPresentation

/// Actions outside of the views for a person who reads. Each is called on the views' thread.
public struct FeedReadingActions {
    /// Why something was not done.
    public enum Refusal: Sendable, Equatable {
        /// The address is not one that the feed on show has there.
        case notShown(url: String)
        /// The address is no `http`, `https` or `mailto` address.
        case otherScheme(url: String)
        /// The feed on show has no item at this index.
        case noItem(index: Int)
        /// The states of items could not be looked up or kept.
        case state(FeedItemStateError)
    }

    /// Opens a page that the feed on show names.
    public var openLink: (String) -> FeedRequestOutcome
    /// Puts a text on the clipboard.
    public var copyText: (String) -> FeedRequestOutcome
    /// Is told what was not done.
    public var didRefuse: (Refusal) -> Void

    /// Creates actions; by default nothing is opened or copied.
    public init(
        openLink: @escaping (String) -> FeedRequestOutcome = { _ in .refused },
        copyText: @escaping (String) -> FeedRequestOutcome = { _ in .refused },
        didRefuse: @escaping (Refusal) -> Void = { _ in }
    ) {
        self.openLink = openLink
        self.copyText = copyText
        self.didRefuse = didRefuse
    }
}
