package import PluginHosting
import Synchronization

/// Collects what plugins log, in order, from any thread.
package final class CollectedLog: Sendable {
    private let state = Mutex<[PluginLogMessage]>([])

    /// Creates an empty log.
    package init() {}

    /// Adds a message.
    package func append(_ message: PluginLogMessage) {
        state.withLock { $0.append(message) }
    }

    /// Every message.
    package var messages: [PluginLogMessage] { state.withLock { $0 } }

    /// The texts of the messages of a level.
    package func texts(_ level: PluginLogMessage.Level) -> [String] {
        messages.filter { $0.level == level }.map(\.text)
    }
}
