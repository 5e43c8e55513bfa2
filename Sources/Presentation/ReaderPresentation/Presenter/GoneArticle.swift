/// An open article whose item the displayed feed no longer has.
struct GoneArticle {
    let feed: ReadFeed
    let index: Int
    /// True if the selected row is the next one after it, rather than the one before.
    let isBeforeSelection: Bool
}
