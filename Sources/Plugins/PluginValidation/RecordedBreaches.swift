import PluginHosting
import Synchronization

/// Records the breaches of contract that the host reports.
final class RecordedBreaches: Sendable {
    private let state = Mutex<[String]>([])

    var texts: [String] { state.withLock { $0 } }

    func record(_ message: PluginLogMessage) {
        if message.isBreach {
            state.withLock { $0.append(message.text) }
        }
    }
}
