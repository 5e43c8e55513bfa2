import Glibc

/// An error number of the operating system.
package struct SystemError: Error, Hashable, Sendable {
    /// The number, as in `errno`.
    package let number: Int32

    /// Creates an error from a number.
    package init(number: Int32) {
        self.number = number
    }

    /// The error the last call on this thread left in `errno`.
    package static var last: SystemError { SystemError(number: errno) }

    /// What the number means, in lower case, as the C library says it in the C locale.
    package var words: String {
        var buffer = [CChar](repeating: 0, count: 256)
        _ = unsafe strerror_r_portable(number, &buffer)
        let text = String(
            decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        guard let first = text.first else { return "error \(number)" }
        let isAcronym = text.dropFirst().first?.isUppercase ?? false
        return isAcronym ? text : first.lowercased() + text.dropFirst()
    }

    package static let notFound = SystemError(number: ENOENT)
    package static let isDirectory = SystemError(number: EISDIR)
    package static let brokenPipe = SystemError(number: EPIPE)
}

/// Copies the words for an error number into `buffer`, whichever variant of `strerror_r` there is.
@unsafe
private func strerror_r_portable(_ number: Int32, _ buffer: inout [CChar]) -> Bool {
    let capacity = buffer.count
    return unsafe buffer.withUnsafeMutableBufferPointer { pointer in
        guard let base = pointer.baseAddress else { return false }
        guard let words = unsafe strerror(number) else { return false }
        unsafe strncpy(base, words, capacity - 1)
        return true
    }
}
