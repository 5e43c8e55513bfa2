/// The importance of a log message.
public enum RendererLogLevel: Int32, Sendable {
    /// Shown only with `--verbose`.
    case debug = 0
    /// Something is wrong, but drawing goes on.
    case warning = 1
}
