import FeedPluginAPI

/// Stores state that a plugin's renderer leaves to the next one, while the host runs.
package struct RendererState {
    /// In bytes.
    package static let maximumLength = Int(FEED_MEMORY_MAXIMUM_LENGTH)

    /// Returns the bytes stored for a plugin, or none.
    package var recall: (_ plugin: String) -> [UInt8]
    /// Stores bytes for a plugin, instead of those before.
    package var keep: (_ plugin: String, _ bytes: [UInt8]) -> Void

    package init(
        recall: @escaping (_ plugin: String) -> [UInt8],
        keep: @escaping (_ plugin: String, _ bytes: [UInt8]) -> Void
    ) {
        self.recall = recall
        self.keep = keep
    }
}
