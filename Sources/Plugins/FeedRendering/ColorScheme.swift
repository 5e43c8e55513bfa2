/// The colours that the user prefers.
public enum ColorScheme: Int32, Sendable {
    /// Dark text on a light background.
    case light = 1
    /// Light text on a dark background.
    case dark = 2
}
