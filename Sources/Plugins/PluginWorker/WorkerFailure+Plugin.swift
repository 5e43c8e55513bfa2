import PluginHosting
import WorkerProtocol

extension WorkerFailure {
    /// A failure as it crosses to the host.
    init(_ failure: PluginFailure) {
        let (kind, status, detail): (Kind, Int32, String) =
            switch failure.reason {
            case .outputRefused: (.outputRefused, 0, "")
            case .status(let status): (.status, status, "")
            case .contractBroken(let detail): (.contractBroken, 0, detail)
            // These are only ever told by a host.
            case .refused, .lost: (.contractBroken, 0, "")
            }
        self.init(
            call: failure.call.rawValue, kind: kind, status: status, detail: detail,
            message: failure.message)
    }
}
