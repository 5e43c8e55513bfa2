/// Keeps the items of feeds, from one run to the next, also when they have left their feeds.
package protocol FeedItemArchive: AnyObject {
    /// Returns what is known of the feed that is remembered by `identity`; `nil` where nothing of it is kept.
    func feed(_ identity: String) throws(FeedItemArchiveError) -> FeedSource?

    /// Returns the items that are kept of a feed, those left out for which `isPresent` returns true for their
    /// identifier and their distinct identifier.
    func items(
        of identity: String, unless isPresent: (_ id: String, _ distinctID: String) -> Bool
    ) throws(FeedItemArchiveError) -> [ArchivedItem]

    /// Keeps the items of feeds as they are now, and lets go of what need not be kept longer.
    ///
    /// When it returns they are kept, whatever becomes of the process.
    func keep(
        _ feeds: [(source: FeedSource, items: [ArchivedItem])]
    ) throws(FeedItemArchiveError)
}
