/// The kind of a file, by its type, media description or address.
public enum FileKind: Int32, Sendable, CaseIterable {
    /// Anything else.
    case other
    /// An image.
    case picture
    /// A sound file.
    case audio
    /// A film.
    case video
}
