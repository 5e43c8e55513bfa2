/// Why it could not be told or kept which items are read.
public struct FeedItemStateError: Error, Sendable, Equatable {
    /// The step that failed.
    public enum Step: Sendable {
        /// Looking up which are read.
        case reading
        /// Keeping which are read.
        case keeping
    }

    /// The step that failed.
    public var step: Step
    /// Where it is kept; `nil` where there is no such place.
    public var place: String?
    /// The cause, in the words of what keeps the states.
    public var reason: String

    /// Creates an error.
    public init(step: Step, place: String?, reason: String) {
        self.step = step
        self.place = place
        self.reason = reason
    }
}
