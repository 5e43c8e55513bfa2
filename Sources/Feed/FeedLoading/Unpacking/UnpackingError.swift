/// The reason why a document could not be unpacked.
package enum UnpackingError: Error, Sendable, Equatable {
    /// The data is truncated.
    case cutShort
    /// The data is damaged.
    case damaged
    /// The content exceeds the limit.
    case tooLarge
    /// Memory could not be allocated.
    case noMemory
}
