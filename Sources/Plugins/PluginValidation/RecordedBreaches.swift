import PluginHosting
import Synchronization

/// Keeps what the host says of a plugin that breaks the contract.
final class RecordedBreaches: Sendable {
    private let state = Mutex<[String]>([])

    var texts: [String] { state.withLock { $0 } }

    func record(_ message: PluginLogMessage) {
        if message.isBreach {
            state.withLock { $0.append(message.text) }
        }
    }
}
