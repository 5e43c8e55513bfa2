import Glibc

/// An error number of the operating system.
package struct SystemError: Error, Hashable, Sendable {
    /// As in `errno`.
    package let number: Int32

    package init(number: Int32) {
        self.number = number
    }

    /// The value of `errno` on this thread.
    package static var last: SystemError { SystemError(number: errno) }

    /// The C library's message in the C locale, in lower case.
    package var words: String {
        let text = unsafe strerror(number).map { unsafe String(cString: $0) } ?? ""
        guard let first = text.first else { return "error \(number)" }
        let isAcronym = text.dropFirst().first?.isUppercase ?? false
        return isAcronym ? text : first.lowercased() + text.dropFirst()
    }

    package static let notFound = SystemError(number: ENOENT)
    package static let notDirectory = SystemError(number: ENOTDIR)
    package static let isDirectory = SystemError(number: EISDIR)
    package static let badDescriptor = SystemError(number: EBADF)
    package static let brokenPipe = SystemError(number: EPIPE)
    package static let tooLarge = SystemError(number: EFBIG)
    package static let exists = SystemError(number: EEXIST)
}
