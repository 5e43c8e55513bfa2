/// Why a packed document could not be unpacked.
package enum UnpackingError: Error, Sendable, Equatable {
    /// It ends early.
    case cutShort
    /// It is damaged.
    case damaged
    /// It has more bytes than are allowed.
    case tooLarge
    /// It takes more memory than there is.
    case noMemory
}
