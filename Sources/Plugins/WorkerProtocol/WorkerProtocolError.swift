/// Why bytes are no message.
package enum WorkerProtocolError: Error, Sendable, Hashable {
    /// It ends before it should, or it is longer than its members.
    case wrongLength
    /// There is no message of this type.
    case unknownType(UInt32)
    /// A string is not UTF-8, or longer than the protocol allows.
    case malformedText
    /// A number is outside what its member can hold.
    case malformedNumber
    /// A list says it has more elements than the protocol allows.
    case tooMany
}
