import FeedPluginAPI

/// The memory that a renderer of a plugin leaves to the next one, for as long as the host runs.
package struct RendererState {
    /// How many bytes are kept at most.
    package static let maximumLength = Int(FEED_MEMORY_MAXIMUM_LENGTH)

    /// Returns the bytes kept last for the plugin of an identifier; empty where there are none.
    package var recall: (_ plugin: String) -> [UInt8]
    /// Keeps bytes for the next renderer of the plugin of an identifier.
    package var keep: (_ plugin: String, _ bytes: [UInt8]) -> Void

    /// Creates a memory.
    package init(
        recall: @escaping (_ plugin: String) -> [UInt8],
        keep: @escaping (_ plugin: String, _ bytes: [UInt8]) -> Void
    ) {
        self.recall = recall
        self.keep = keep
    }
}
