/// A command for the network cache.
enum CacheCommand: String, Equatable, CaseIterable {
    /// Show its size.
    case info
    /// Clear it.
    case clear
}
