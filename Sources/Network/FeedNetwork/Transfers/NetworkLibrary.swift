import FeedNetworkAPI
package import SystemInterface

/// The library that speaks to libcurl, opened when it is first needed and never closed.
///
/// Owns nothing but the table of functions; who makes clients by it owns them.
@safe
package final class NetworkLibrary {
    let path: String
    let table: UnsafePointer<feed_network_table>

    /// Opens the library file at `path`.
    package init(path: String) throws(LibraryError) {
        self.path = path
        unsafe table = unsafe try LibraryTable.open(
            path, entry: FEED_NETWORK_ENTRY, version: FEED_NETWORK_VERSION)
    }
}
