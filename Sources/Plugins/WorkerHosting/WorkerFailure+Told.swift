import PluginHosting
import PluginReading
import WorkerProtocol

extension WorkerFailure {
    /// The failure as the host tells it.
    ///
    /// - Parameter made: the call that was made, which is told where the worker names none that there is.
    func failure(of plugin: String, in made: PluginCall) -> PluginFailure {
        let reason: PluginFailure.Reason =
            switch kind {
            case .outputRefused: .outputRefused
            case .status: .status(status)
            case .contractBroken: .contractBroken(detail.oneDisplayableLine)
            }
        return PluginFailure(
            plugin: plugin, call: PluginCall(rawValue: call) ?? made, reason: reason,
            message: message?.oneDisplayableLine)
    }
}
