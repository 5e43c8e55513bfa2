/// The colours that the user prefers.
public enum ColorScheme: Int32, Sendable {
    case light = 1
    case dark = 2
}
