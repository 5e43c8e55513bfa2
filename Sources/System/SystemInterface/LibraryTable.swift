import Glibc

/// The tables of functions of libraries that belong to the program. Each library is opened when it is
/// first needed, and never closed.
package enum LibraryTable {
    /// Opens the library file at `path`, and asks it for its table.
    ///
    /// - Parameters:
    ///   - entry: the function that answers with the table; it takes the version that is wanted, and
    ///     `Functions` has to be what it then gives.
    ///   - version: the version of the table.
    package static func open<Functions>(
        _ path: String, entry: String, version: UInt32
    ) throws(LibraryError) -> UnsafePointer<Functions> {
        typealias Entry = @convention(c) (UInt32) -> UnsafeRawPointer?
        let library = unsafe SystemText.withPath(path) {
            unsafe dlopen($0, RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE)
        }
        guard let library = unsafe library, let symbol = unsafe dlsym(library, entry) else {
            let words = unsafe dlerror().map { unsafe String(cString: $0) }
            throw LibraryError(path: path, reason: .cannotOpen(words ?? ""))
        }
        guard let table = unsafe unsafeBitCast(symbol, to: Entry.self)(version) else {
            throw LibraryError(path: path, reason: .otherVersion)
        }
        return unsafe table.assumingMemoryBound(to: Functions.self)
    }
}
