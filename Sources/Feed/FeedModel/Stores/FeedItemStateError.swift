/// An error of an item state store.
public struct FeedItemStateError: Error, Sendable, Equatable {
    /// The operation that failed.
    public enum Step: Sendable {
        /// Reading states.
        case reading
        /// Writing states.
        case keeping
    }

    /// The operation that failed.
    public var step: Step
    /// The file or folder; `nil` if there is none.
    public var path: String?
    /// The cause in words.
    public var reason: String

    /// Creates an error.
    public init(step: Step, path: String?, reason: String) {
        self.step = step
        self.path = path
        self.reason = reason
    }
}
