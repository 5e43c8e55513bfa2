import PluginHosting
import Synchronization

/// Records the breaches of contract that the host reports, and what it quotes of the plugin.
final class RecordedBreaches: Sendable {
    /// The quotations kept: most are equal.
    private static let quotationsAtMost = 32

    private let state = Mutex<(breaches: [String], quotations: [String])>(([], []))

    var texts: [String] { state.withLock { $0.breaches } }
    /// In order, without duplicates.
    var quotations: [String] { state.withLock { $0.quotations } }

    func record(_ message: PluginLogMessage) {
        state.withLock { state in
            if message.isBreach { state.breaches.append(message.text) }
            if message.isQuotation, state.quotations.count < Self.quotationsAtMost,
                !state.quotations.contains(message.text)
            {
                state.quotations.append(message.text)
            }
        }
    }
}
