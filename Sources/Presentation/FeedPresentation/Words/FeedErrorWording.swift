public import FeedModel

/// Words for errors that the user can act on.
public protocol FeedErrorWording: AnyObject, Sendable {
    /// Returns the failure and its file or address, advice, and whether a retry may help.
    func words(for error: FeedFailure) -> FeedErrorWords
}
