/// Why the storage library cannot be used.
package enum StorageLibraryError: Error, Sendable, Equatable {
    /// There is no such file, or something it needs is not installed.
    case cannotOpen(path: String, detail: String)
    /// The file belongs to another version of the program.
    case wrongVersion(path: String)
}
