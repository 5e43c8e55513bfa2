/// The reason why a picture could not be converted.
package enum PictureTranscodingFailure: Error, Sendable, Equatable {
    /// The process could not be started or confined.
    case notStarted
    /// The decoder is missing or has another version.
    case noDecoder
    /// None of the accepted types can be encoded.
    case noType
    /// The picture's format is unknown.
    case unknownFormat
    /// Decoding fails, or would exceed the limits.
    case undecodable
    /// The process ended early: by a limit or a crash.
    case lost
    /// It took too long.
    case deadlinePassed
}
