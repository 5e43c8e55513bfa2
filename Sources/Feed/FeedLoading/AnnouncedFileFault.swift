/// The reason for not reading a file that a web page announces.
package enum AnnouncedFileFault: Error, Sendable {
    /// The page isn't a local file of the user, and so may not refer to files.
    case notAllowed
    /// The file doesn't exist.
    case missing
    /// It is a folder, a pipe, a socket or a device.
    case notARegularFile
}
