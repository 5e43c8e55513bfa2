package import FeedParsing
package import SystemInterface

/// Why a person's list of feeds was not read or changed.
package enum SubscriptionFileError: Error, Sendable {
    /// The file can't be read.
    case unreadable(path: String, SystemError)
    /// Something that is no regular file, such as a pipe or a device, is in the file's place.
    case notARegularFile(path: String)
    /// The file can't be written, or the folder it is to lie in can't be made.
    case notWritten(path: String, SystemError)
    /// The file is no list that can be changed in places; it is left as it is.
    case notUnderstood(path: String, OutlineFault)
    /// A list has no way to name the source.
    case notListable(FeedLocation)
}
