import Glibc

/// Function tables of the program's own libraries. Each library is loaded on first use and never
/// unloaded.
package enum LibraryTable {
    /// Loads a library and returns its table.
    ///
    /// - Parameters:
    ///   - entry: the function that returns the table for a version; `Functions` must match it.
    ///   - version: the version of the table.
    package static func open<Functions>(
        _ path: String, entry: String, version: UInt32
    ) throws(LibraryError) -> UnsafePointer<Functions> {
        typealias Entry = @convention(c) (UInt32) -> UnsafeRawPointer?
        let library = unsafe path.withSystemPath {
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
