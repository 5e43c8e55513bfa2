public import FeedModel
public import FeedPresentation

/// The actions of a user who reads, carried out by the application. Each is called on the views'
/// thread.
public struct FeedReadingActions {
    /// The reason why something was not done.
    public enum Refusal: Sendable, Equatable {
        /// The feed on show does not contain the address there.
        case notShown(url: String)
        /// The address is not `http`, `https` or `mailto`.
        case otherScheme(url: String)
        /// The feed on show has no item at this index.
        case noItem(index: Int)
        /// The states of items could not be read or stored.
        case state(FeedItemStateError)
    }

    /// Opens a page that the feed on show names.
    public var openLink: (String) -> FeedRequestOutcome
    /// Puts a text on the clipboard.
    public var copyText: (String) -> FeedRequestOutcome
    /// Reports what was not done.
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
