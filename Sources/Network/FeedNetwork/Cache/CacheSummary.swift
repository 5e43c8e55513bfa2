/// The size of the cache.
package struct CacheSummary: Sendable, Equatable {
    package var path: String
    /// Feeds, lists and pages.
    package var documents: Int
    package var documentBytes: Int64
    package var pictures: Int
    package var pictureBytes: Int64
    /// The limit in bytes.
    package var limit: Int64
    /// In bytes, over all files.
    package var sizeOnDisk: Int64
}
