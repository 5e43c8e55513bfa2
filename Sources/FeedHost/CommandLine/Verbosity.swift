/// How much to write to standard error.
enum Verbosity: Comparable, Sendable {
    case quiet
    case normal
    /// Also progress.
    case verbose
}
