/// The meaning of an element and its uses: an entry of the ``ElementTable``.
struct ElementRule: Sendable {
    /// The uses of an element's value in an item.
    struct Uses: OptionSet, Sendable {
        let rawValue: UInt8

        /// Needed for lists, and not for details, except the files named in attributes of links and
        /// content.
        static let list = Uses(rawValue: 1)
        /// Needed for details only; deferred if the item has a ``deferrable`` element.
        static let details = Uses(rawValue: 2)
        /// Needed for details only, and large or frequent enough that skipping it outweighs a
        /// second pass in views with details.
        static let deferrable = Uses(rawValue: 4)
        /// Needed for the item's picture or files.
        static let files = Uses(rawValue: 8)
    }

    var inItem = ItemElement.nothing
    var inFeed = FeedElement.nothing
    /// May contain any markup; for other elements, the start tag of a feed's element shows that the
    /// end tag is missing.
    var holdsMarkup = false
    var uses: Uses = []
}
