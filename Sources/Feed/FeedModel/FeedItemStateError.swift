/// Why it could not be told or kept which items are read.
public struct FeedItemStateError: Error, Sendable, Equatable {
    /// What was being done.
    public enum Step: Sendable {
        /// Looking up which are read.
        case reading
        /// Keeping which are read.
        case keeping
    }

    /// What was being done.
    public var step: Step
    /// Where it is kept; `nil` where there is no such place.
    public var place: String?
    /// What went wrong, in the words of what keeps it.
    public var reason: String

    /// Creates an error.
    public init(step: Step, place: String?, reason: String) {
        self.step = step
        self.place = place
        self.reason = reason
    }
}
