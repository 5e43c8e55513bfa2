/// The items of a list before filtering.
enum ListScope: Sendable, Equatable {
    case all
    case unread
    case starred
    /// Those in a folder or its subfolders.
    case folder(String)
    /// Those of a source, by index.
    case source(Int)
}
