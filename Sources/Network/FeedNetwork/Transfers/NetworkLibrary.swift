import FeedNetworkAPI
package import SystemInterface

/// The library for libcurl, opened on first use and never closed.
///
/// Owns only the function table; clients are owned by whoever creates them.
@safe
package final class NetworkLibrary {
    let path: String
    let table: UnsafePointer<feed_network_table>

    package init(path: String) throws(LibraryError) {
        self.path = path
        unsafe table = unsafe try LibraryTable.open(
            path, entry: FEED_NETWORK_ENTRY, version: FEED_NETWORK_VERSION)
    }
}
