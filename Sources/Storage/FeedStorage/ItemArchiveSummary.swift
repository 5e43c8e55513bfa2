/// The size of an item archive.
package struct ItemArchiveSummary: Sendable, Equatable {
    package var folder: String
    /// The number of items.
    package var items: Int64 = 0
    /// The number of their feeds.
    package var feeds: Int64 = 0
    /// The size of the items.
    package var bytes: Int64 = 0
    /// The size of the files.
    package var sizeOnDisk: Int64 = 0
}
