package import FeedParsing
package import SystemInterface

/// The reason why the user's list was not read or changed.
package enum SubscriptionFileError: Error, Sendable {
    /// The file can't be read.
    case unreadable(path: String, SystemError)
    /// The path is not a regular file, but a pipe or a device, for example.
    case notARegularFile(path: String)
    /// The file or its folder can't be written.
    case notWritten(path: String, SystemError)
    /// The file can't be edited safely; it is left unchanged.
    case notUnderstood(path: String, OutlineFault)
    /// The file is gone, or a later change is the last, so that one can't be undone.
    case changedSince(path: String)
    /// A list can't contain this location.
    case notListable(FeedLocation)
}
