/// A reason why bytes are not a valid message.
package enum WorkerProtocolError: Error, Sendable, Hashable {
    case wrongLength
    case unknownType(UInt32)
    /// Not UTF-8, or too long.
    case malformedText
    /// Out of range.
    case malformedNumber
    /// Too many elements in a list.
    case tooMany
}
