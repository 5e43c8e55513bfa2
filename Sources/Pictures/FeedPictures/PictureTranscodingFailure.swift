/// Why nothing could be made of a picture.
package enum PictureTranscodingFailure: Error, Sendable, Equatable {
    /// The process could not be started, or could not be confined.
    case notStarted
    /// The decoder is missing, or is of another version.
    case noDecoder
    /// None of the types that are taken can be made.
    case noType
    /// It is of a format that is not decoded.
    case unknownFormat
    /// It cannot be decoded, or not within the limits.
    case undecodable
    /// The process ended before it was done: by a limit, or by what the picture did to it.
    case lost
    /// It took too long.
    case deadlinePassed
}
