/// A failure to load one of the program's own libraries.
package struct LibraryError: Error, Sendable, Equatable {
    package enum Reason: Sendable, Equatable {
        /// The file or one of its dependencies is missing; holds the loader's message.
        case cannotOpen(String)
        /// It belongs to another version of the program.
        case otherVersion
        /// Out of memory or descriptors.
        case outOfResources
    }

    package let path: String
    package let reason: Reason

    package init(path: String, reason: Reason) {
        self.path = path
        self.reason = reason
    }
}
