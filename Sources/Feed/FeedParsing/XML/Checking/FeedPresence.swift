/// What is there of what must be; known only where problems are looked for.
struct FeedPresence: Sendable {
    var inFeed = PresentElements()
    /// What stands in the item that is open.
    var inItem = PresentElements()
    /// The identifiers of the items, which are looked at for repeats.
    var identifiers = Set<String>()
}
