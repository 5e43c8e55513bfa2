public import FeedPresentation

/// User actions that the application performs. Called on the views' thread.
public struct FeedReadingActions {
    /// The reason for refusing an action.
    public enum Refusal: Sendable, Equatable {
        /// The displayed feed does not contain this address there.
        case notShown(url: String)
        /// The address is not `http`, `https` or `mailto`.
        case otherScheme(url: String)
        /// The displayed feed has no item at this index.
        case noItem(index: Int)
        /// The states of items could not be read or written.
        case state(FeedItemStateError)
    }

    /// Opens an address that the displayed feed contains.
    public var openLink: (String) -> FeedRequestOutcome
    /// Puts a text on the clipboard.
    public var copyText: (String) -> FeedRequestOutcome
    /// Reports a refused action.
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
