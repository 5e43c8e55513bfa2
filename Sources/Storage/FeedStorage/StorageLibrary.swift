import FeedStorageAPI
package import SystemInterface

/// The library that keeps things in SQLite files, opened when it is first needed and never closed.
///
/// Owns nothing but the table of functions; who opens databases by it owns them.
@safe
package final class StorageLibrary {
    /// Opens the library, when it is first needed.
    package typealias Opening = () throws(LibraryError) -> StorageLibrary

    let table: UnsafePointer<feed_storage_table>

    /// Opens the library file at `path`.
    package init(path: String) throws(LibraryError) {
        unsafe table = unsafe try LibraryTable.open(
            path, entry: FEED_STORAGE_ENTRY, version: FEED_STORAGE_VERSION)
    }
}
