/// A command for what is stored: the archive, or the network cache.
enum StoreCommand: String, Equatable, CaseIterable {
    /// Show its size.
    case info
    /// Delete everything.
    case clear
}
