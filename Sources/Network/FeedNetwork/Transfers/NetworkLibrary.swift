import FeedNetworkAPI
import Glibc
import SystemInterface

/// The library that speaks to libcurl, opened when it is first needed and never closed.
///
/// Owns nothing but the table of functions; who makes clients by it owns them.
@safe
package final class NetworkLibrary {
    let table: UnsafePointer<feed_network_table>

    /// Opens the library file at `path`.
    ///
    /// - Throws: ``NetworkLibraryError``.
    package init(path: String) throws(NetworkLibraryError) {
        let handle = unsafe SystemText.withPath(path) {
            unsafe dlopen($0, RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE)
        }
        guard let handle = unsafe handle else {
            throw .cannotOpen(path: path, detail: Self.lastError())
        }
        guard let symbol = unsafe dlsym(handle, FEED_NETWORK_ENTRY) else {
            throw .cannotOpen(path: path, detail: Self.lastError())
        }
        let entry = unsafe unsafeBitCast(symbol, to: feed_network_entry.self)
        guard let table = unsafe entry(FEED_NETWORK_VERSION) else {
            throw .wrongVersion(path: path)
        }
        unsafe self.table = table
    }

    private static func lastError() -> String {
        guard let words = unsafe dlerror() else { return "" }
        return unsafe String(cString: words)
    }
}
