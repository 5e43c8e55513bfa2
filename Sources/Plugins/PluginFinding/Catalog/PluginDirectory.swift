/// A directory that was looked into.
package struct PluginDirectory: Sendable, Hashable {
    /// The result of looking into the directory.
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
    /// The result of looking into it.
    package let outcome: Outcome
}
