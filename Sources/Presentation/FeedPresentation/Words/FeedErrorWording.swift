public import FeedModel

/// Puts errors into words a person can act on.
public protocol FeedErrorWording: AnyObject, Sendable {
    /// Returns what happened, and to which file or address; what to do; and whether trying again
    /// may help.
    func words(for error: FeedFailure) -> FeedErrorViewModel
}
