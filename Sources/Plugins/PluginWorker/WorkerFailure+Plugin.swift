import PluginHosting
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
}
