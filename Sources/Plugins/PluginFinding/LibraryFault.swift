/// The fault of a library that a plugin needs.
package struct LibraryFault: Error, Sendable, Hashable {
    package enum Reason: Error, Sendable, Hashable {
        /// Found in no searched folder.
        case absent
        /// Lies beside the plugin, which the in-process place doesn't search.
        case beside
        /// Other users could change it.
        case insecure
        /// A folder, a pipe or the like.
        case notAFile
        /// A link that leads out of its folder, or nowhere.
        case link
        case program
        /// Not a library for this machine.
        case notALibrary
        /// Needs text relocations.
        case textRelocations
        /// Needs an executable stack.
        case executableStack
        /// Too many libraries come before it.
        case oneTooMany(limit: Int)
        /// Can't be opened; holds the error number.
        case unreadable(Int32)
    }

    /// The name that the plugin or one of its dependencies asks for.
    package let name: String
    package let reason: Reason
}
