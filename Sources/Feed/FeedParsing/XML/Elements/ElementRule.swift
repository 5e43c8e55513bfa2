/// What an element says, and who asks for it: an entry of the ``ElementTable``.
struct ElementRule: Sendable {
    /// Who asks for what an element says of an item.
    struct Uses: OptionSet, Sendable {
        let rawValue: UInt8

        /// A list shows it, and nothing else of it is in the item's details but for the files that attributes
        /// of links and of content name.
        static let list = Uses(rawValue: 1)
        /// Only the item's details have it: where others of these wait until somebody asks for them, it does, too.
        static let details = Uses(rawValue: 2)
        /// The same, and to let it wait saves more than it takes to read an item twice, which is what views do
        /// that show details.
        static let waits = Uses(rawValue: 4)
        /// It says something of the item's picture or files.
        static let files = Uses(rawValue: 8)
    }

    var inItem = ItemElement.nothing
    var inFeed = FeedElement.nothing
    /// Any markup may stand inside; elsewhere, the start of another element of a feed shows that the end tag is
    /// missing.
    var holdsMarkup = false
    var uses: Uses = []
}
