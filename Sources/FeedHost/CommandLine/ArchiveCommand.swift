/// A command for the archive.
enum ArchiveCommand: String, Equatable, CaseIterable {
    /// Show its size.
    case info
    /// Delete all items.
    case clear
}
