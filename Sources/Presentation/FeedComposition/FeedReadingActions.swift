public import FeedModel

/// Actions outside of the views for a person who reads. Each is called on the views' thread.
public struct FeedReadingActions {
    /// Why something was not done.
    public enum Refusal: Sendable, Equatable {
        /// The address is not one that the feed on show has there.
        case notShown(url: String)
        /// The address is no `http`, `https` or `mailto` address.
        case otherScheme(url: String)
        /// The record of what is read could not be looked up or kept.
        case state(FeedItemStateError)
    }

    /// Opens a page that the feed on show names.
    public var openLink: (String) -> Void
    /// Puts a text on the clipboard.
    public var copyText: (String) -> Void
    /// Is told what was not done.
    public var didRefuse: (Refusal) -> Void

    /// Creates actions; by default nothing is done.
    public init(
        openLink: @escaping (String) -> Void = { _ in },
        copyText: @escaping (String) -> Void = { _ in },
        didRefuse: @escaping (Refusal) -> Void = { _ in }
    ) {
        self.openLink = openLink
        self.copyText = copyText
        self.didRefuse = didRefuse
    }
}
