/// Stores the items of feeds permanently, including those no longer in their feeds.
package protocol FeedItemArchive: AnyObject {
    /// Returns the metadata of a feed; `nil` if nothing is stored.
    func feed(_ identity: String) throws(FeedItemArchiveError) -> FeedSource?

    /// Returns the stored items of a feed except those for which `isPresent` returns true.
    ///
    /// - Parameter isPresent: called for each stored item with the time when it was first stored, in
    ///   seconds since 1970.
    func items(
        of identity: String,
        unless isPresent: (_ id: String, _ distinctID: String, _ firstSeen: Int64) -> Bool
    ) throws(FeedItemArchiveError) -> [ArchivedItem]

    /// Stores the current items of feeds, and deletes what need not be kept.
    ///
    /// Durable when it returns.
    func keep(
        _ feeds: [(source: FeedSource, items: [ArchivedItem])]
    ) throws(FeedItemArchiveError)
}
