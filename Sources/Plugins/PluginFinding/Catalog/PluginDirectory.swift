/// A directory that was looked into.
package struct PluginDirectory: Sendable, Hashable {
    /// What came of looking.
    package enum Outcome: Sendable, Hashable {
        /// It was read.
        case searched
        /// There is no such directory, which is nothing to worry about.
        case absent
        /// It can't be read; the error number.
        case unreadable(Int32)
    }

    /// Where it is.
    package let path: String
    /// What came of looking.
    package let outcome: Outcome
}
