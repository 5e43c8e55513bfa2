/// How much an archive of items has.
package struct ItemArchiveSummary: Sendable, Equatable {
    /// Where it is.
    package var folder: String
    /// The items kept.
    package var items: Int64 = 0
    /// The feeds that they are of.
    package var feeds: Int64 = 0
    /// The bytes of the items.
    package var bytes: Int64 = 0
    /// The bytes of the files.
    package var sizeOnDisk: Int64 = 0
}
