import FeedPluginAPI

/// The ABI versions that one side of the boundary understands.
package struct ABIRange: Sendable, Hashable {
    /// The oldest version.
    package let minimum: UInt32
    /// The version it was built for.
    package let current: UInt32

    /// Creates a range.
    package init(minimum: UInt32, current: UInt32) {
        self.minimum = minimum
        self.current = current
    }

    /// The versions this host understands.
    package static let host = ABIRange(
        minimum: UInt32(FEED_ABI_MINIMUM_VERSION), current: UInt32(FEED_ABI_VERSION))

    /// Returns true for a plugin that needs a newer host than `host`.
    package func isTooNew(for host: ABIRange) -> Bool { minimum > host.current }

    /// Returns true for a plugin that is older than `host` still understands.
    package func isTooOld(for host: ABIRange) -> Bool { current < host.minimum }
}
