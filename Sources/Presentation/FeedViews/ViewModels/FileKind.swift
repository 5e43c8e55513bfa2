/// The kind of a file that goes with an item, as its type, its media description or its address shows.
public enum FileKind: Int32, Sendable, CaseIterable {
    /// Anything else.
    case other
    /// A picture.
    case picture
    /// A sound.
    case audio
    /// A film.
    case video
}
