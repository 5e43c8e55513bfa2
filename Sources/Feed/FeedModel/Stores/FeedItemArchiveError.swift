/// An error of an item archive.
package struct FeedItemArchiveError: Error, Sendable, Equatable {
    /// The file or folder.
    package var path: String
    /// The cause in words.
    package var reason: String

    package init(path: String, reason: String) {
        self.path = path
        self.reason = reason
    }
}
