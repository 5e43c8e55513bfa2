/// A filter of a list of items.
public enum ItemFilter: Sendable, Equatable {
    /// All items.
    case all
    /// Unread items.
    case unread
    /// Starred items.
    case starred
    /// Items of the sources in a folder, including nested folders.
    case folder(String)
    /// Items of one source, by index.
    case source(Int)
}
