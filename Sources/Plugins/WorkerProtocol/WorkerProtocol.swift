/// The protocol between the host and a worker process: its version and its bounds.
///
/// Messages keep their boundaries (`SOCK_SEQPACKET`). Each begins with its length in bytes and its
/// type, 32 bits each; numbers are little-endian; a string is its length and UTF-8. Both sides
/// read the other's messages as if an enemy had written them: what is longer than it says, shorter,
/// unknown, or not UTF-8 ends the conversation.
package enum WorkerProtocol {
    /// The version both sides must speak; they are the same executable, but it may be replaced
    /// while it runs. It changes with the messages, and with the layout of what is lent.
    package static let version: UInt32 = 8
    /// The longest message, in bytes.
    package static let maximumMessageLength = 65_536
    /// The longest stretch of output in one message, in bytes.
    package static let maximumOutputLength = 61_440
    /// The longest part in one message of what may be longer than a message, in bytes.
    package static let maximumPartLength = 32_768
    /// The longest string, in bytes; what is longer is cut by its sender.
    package static let maximumTextLength = 16_384
    /// How many addresses a worker sets aside for what it is lent.
    package static let lentAddressCount = 24 << 20
    /// The first argument of the process that a worker is.
    package static let argument = "@worker"
    /// The exit status of a worker that can't go on: its host says what makes no sense, or there is no room
    /// for it.
    package static let confusedStatus: Int32 = 76
}
