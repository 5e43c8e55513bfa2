/// Why a file is not read that a web page announces.
package enum AnnouncedFileFault: Error, Sendable {
    /// The page is not in a file of the person's own, and may not name files.
    case notAllowed
    /// There is no such file.
    case missing
    /// It is a folder, a pipe, a socket or a device.
    case notARegularFile
}
