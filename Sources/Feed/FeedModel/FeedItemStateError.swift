/// Why the states of items could not be looked up or kept.
public struct FeedItemStateError: Error, Sendable, Equatable {
    /// The step that failed.
    public enum Step: Sendable {
        /// Looking them up.
        case reading
        /// Keeping them.
        case keeping
    }

    /// The step that failed.
    public var step: Step
    /// Where they are kept; `nil` where there is no such place.
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
