/// A searched directory.
package struct PluginDirectory: Sendable, Hashable {
    package enum Outcome: Sendable, Hashable {
        case searched
        /// Not a problem.
        case absent
        /// Holds the error number.
        case unreadable(Int32)
    }

    package let path: String
    package let outcome: Outcome
}
