import PluginHosting
import PluginReading
import WorkerProtocol

extension WorkerFailure {
    /// Converts the worker's failure.
    ///
    /// - Parameter made: the host's call, used if the worker names an unknown one.
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
