import FeedStorageAPI
import Glibc
import SystemInterface

/// The library that keeps things in SQLite files, opened when it is first needed and never closed.
///
/// Owns nothing but the table of functions; who opens databases by it owns them.
@safe
package final class StorageLibrary {
    let table: UnsafePointer<feed_storage_table>

    /// Opens the library file at `path`.
    ///
    /// - Throws: ``StorageLibraryError``.
    package init(path: String) throws(StorageLibraryError) {
        let handle = unsafe SystemText.withPath(path) {
            unsafe dlopen($0, RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE)
        }
        guard let handle = unsafe handle else {
            throw .cannotOpen(path: path, detail: Self.lastError())
        }
        guard let symbol = unsafe dlsym(handle, FEED_STORAGE_ENTRY) else {
            throw .cannotOpen(path: path, detail: Self.lastError())
        }
        let entry = unsafe unsafeBitCast(symbol, to: feed_storage_entry.self)
        guard let table = unsafe entry(FEED_STORAGE_VERSION) else {
            throw .wrongVersion(path: path)
        }
        unsafe self.table = table
    }

    private static func lastError() -> String {
        guard let words = unsafe dlerror() else { return "" }
        return unsafe String(cString: words)
    }
}
