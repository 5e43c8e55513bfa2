/// Which items of the feed on show the list is of, before anything is typed to narrow it.
enum ListScope: Sendable, Equatable {
    case all
    case unread
    case starred
    /// Those whose feeds lie in a folder or in one below it.
    case folder(String)
    /// Those of one feed, by its place among the sources.
    case source(Int)
}
