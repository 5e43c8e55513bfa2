/// Why a library that belongs to the program cannot be used.
package struct LibraryError: Error, Sendable, Equatable {
    /// What is wrong with it.
    package enum Reason: Sendable, Equatable {
        /// There is no such file, or something it needs is not installed; the loader's words.
        case cannotOpen(String)
        /// The file belongs to another version of the program.
        case otherVersion
        /// There is no memory or no descriptor left.
        case outOfResources
    }

    /// The library's file.
    package let path: String
    /// What is wrong with it.
    package let reason: Reason

    /// Creates an error.
    package init(path: String, reason: Reason) {
        self.path = path
        self.reason = reason
    }
}
