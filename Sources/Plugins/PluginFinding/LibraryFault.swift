/// Why a library that a plugin needs is not loaded.
package struct LibraryFault: Error, Sendable, Hashable {
    /// The reason.
    package enum Reason: Error, Sendable, Hashable {
        /// It is in none of the folders that are looked into.
        case absent
        /// It lies beside the plugin, and in this process only the plugin's own file is loaded.
        case beside
        /// Others could put their code into it.
        case insecure
        /// It is a folder, a pipe or the like.
        case notAFile
        /// It is a link that leads out of its folder, or nowhere.
        case link
        /// It is a program.
        case program
        /// It is no library for this machine.
        case notALibrary
        /// Its code would have to be written to.
        case textRelocations
        /// It wants a stack that can be executed.
        case executableStack
        /// So many are needed before it that no more are loaded.
        case oneTooMany(limit: Int)
        /// It can't be opened; the error number.
        case unreadable(Int32)
    }

    /// The name that the plugin, or what it needs, asks for.
    package let name: String
    /// The reason.
    package let reason: Reason
}
