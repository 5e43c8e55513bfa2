/// How a message of a renderer is meant.
public enum RendererLogLevel: Int32, Sendable {
    /// Shown to those who ask for it only.
    case debug = 0
    /// Something is not as it should be, and drawing goes on.
    case warning = 1
}
