/// Why the network library cannot be used.
package enum NetworkLibraryError: Error, Sendable, Equatable {
    /// There is no such file, or something it needs is not installed.
    case cannotOpen(path: String, detail: String)
    /// The file belongs to another version of the program.
    case wrongVersion(path: String)
    /// There is no memory or no descriptor left.
    case outOfResources
}
