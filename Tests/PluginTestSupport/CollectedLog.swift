package import PluginHosting
import Synchronization

/// Collects log messages of plugins in order, from any thread.
package final class CollectedLog: Sendable {
    private let state = Mutex<[PluginLogMessage]>([])

    package init() {}

    package func append(_ message: PluginLogMessage) {
        state.withLock { $0.append(message) }
    }

    /// All messages.
    package var messages: [PluginLogMessage] { state.withLock { $0 } }

    /// Returns the texts of messages of a level.
    package func texts(_ level: PluginLogMessage.Level) -> [String] {
        messages.filter { $0.level == level }.map(\.text)
    }
}
