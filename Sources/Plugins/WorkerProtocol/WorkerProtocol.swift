/// The protocol between host and worker: its version and limits.
///
/// Messages keep their boundaries (`SOCK_SEQPACKET`). Each begins with its length in bytes and its
/// type, 32 bits each; numbers are little-endian; a string is its length and UTF-8. Neither side
/// trusts the other: a message of the wrong length, of unknown type, or with invalid UTF-8 ends the
/// conversation.
package enum WorkerProtocol {
    /// Both sides are the same executable, but it may be replaced while it runs. Increment this
    /// when messages or the layout of lent memory change.
    package static let version: UInt32 = 13
    /// In bytes.
    package static let maximumMessageLength = 65_536
    /// The longest output in one message, in bytes.
    package static let maximumOutputLength = 61_440
    /// The longest part of a value that is split over messages, in bytes.
    package static let maximumPartLength = 32_768
    /// The longest string in bytes; senders cut longer ones.
    package static let maximumTextLength = 16_384
    /// The address range that a worker reserves for lent memory, in bytes.
    package static let lentAddressCount = 24 << 20
    /// The first argument of a worker process.
    package static let argument = "@worker"
    /// The exit status after an invalid message from the host, or if out of memory.
    package static let confusedStatus: Int32 = 76

    /// Splits a value into parts, in order; an empty one has one part.
    package static func parts(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        stride(from: 0, through: max(bytes.count - 1, 0), by: maximumPartLength).map {
            bytes[$0...].prefix(maximumPartLength)
        }
    }
}
