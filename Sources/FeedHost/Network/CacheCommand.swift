/// A command for what is kept from the network.
enum CacheCommand: String, Equatable, CaseIterable {
    /// Say how much is kept.
    case info
    /// Forget all of it.
    case clear
}
