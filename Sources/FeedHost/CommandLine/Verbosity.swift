/// How much the program says on standard error.
enum Verbosity: Comparable, Sendable {
    /// Errors only.
    case quiet
    /// Errors and warnings.
    case normal
    /// Tells what it does, too.
    case verbose
}
