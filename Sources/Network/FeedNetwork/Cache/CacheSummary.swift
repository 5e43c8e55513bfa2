/// How much the cache holds.
package struct CacheSummary: Sendable, Equatable {
    /// The database's file.
    package var path: String
    /// How many feeds, lists and pages there are.
    package var documents: Int
    /// How many bytes these are.
    package var documentBytes: Int64
    /// How many pictures there are.
    package var pictures: Int
    /// How many bytes these are.
    package var pictureBytes: Int64
    /// How many bytes there may be.
    package var limit: Int64
    /// How many bytes the files take on the disk.
    package var sizeOnDisk: Int64
}
