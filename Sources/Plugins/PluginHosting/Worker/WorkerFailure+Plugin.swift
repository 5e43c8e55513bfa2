import WorkerProtocol

extension WorkerFailure {
    /// A failure as it crosses to the host.
    init(_ failure: PluginFailure) {
        switch failure.reason {
        case .outputRefused:
            self.init(
                call: failure.call.rawValue, kind: .outputRefused, status: 0, detail: "",
                message: failure.message)
        case .status(let status):
            self.init(
                call: failure.call.rawValue, kind: .status, status: status, detail: "",
                message: failure.message)
        case .contractBroken(let detail):
            self.init(
                call: failure.call.rawValue, kind: .contractBroken, status: 0, detail: detail,
                message: failure.message)
        case .refused, .lost:
            // These are only ever told by a host.
            self.init(
                call: failure.call.rawValue, kind: .contractBroken, status: 0, detail: "",
                message: failure.message)
        }
    }

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
