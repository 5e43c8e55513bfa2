/// The meaning of an element: an entry of the ``ElementTable``.
struct ElementRule: Sendable {
    var inItem = ItemElement.nothing
    var inFeed = FeedElement.nothing
    /// May contain any markup; for other elements, the start tag of a feed's element shows that the
    /// end tag is missing.
    var holdsMarkup = false
}
