import FeedPluginAPI

/// The ABI versions that a plugin or host supports.
package struct ABIRange: Sendable, Hashable {
    package let minimum: UInt32
    /// The version it was built for.
    package let current: UInt32

    package init(minimum: UInt32, current: UInt32) {
        self.minimum = minimum
        self.current = current
    }

    package static let host = ABIRange(
        minimum: UInt32(FEED_ABI_MINIMUM_VERSION), current: UInt32(FEED_ABI_VERSION))
}
