/// Why items could not be kept, or looked up.
package struct FeedItemArchiveError: Error, Sendable, Equatable {
    /// Where they are kept.
    package var place: String
    /// The cause, in the words of what keeps them.
    package var reason: String

    /// Creates an error.
    package init(place: String, reason: String) {
        self.place = place
        self.reason = reason
    }
}
