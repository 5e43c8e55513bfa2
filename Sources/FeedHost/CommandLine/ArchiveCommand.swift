/// A command for the items that are kept after they left their feeds.
enum ArchiveCommand: String, Equatable, CaseIterable {
    /// Say how many there are.
    case info
    /// Drop all of them.
    case clear
}
