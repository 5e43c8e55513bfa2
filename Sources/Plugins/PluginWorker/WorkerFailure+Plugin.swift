import PluginHosting
import WorkerProtocol

extension WorkerFailure {
    /// Creates the message for a failure.
    init(_ failure: PluginFailure) {
        let (kind, status, detail): (Kind, Int32, String) =
            switch failure.reason {
            case .outputRefused: (.outputRefused, 0, "")
            case .status(let status): (.status, status, "")
            case .contractBroken(let detail): (.contractBroken, 0, detail)
            // Only hosts report these.
            case .refused, .lost: (.contractBroken, 0, "")
            }
        self.init(
            call: failure.call.rawValue, kind: kind, status: status, detail: detail,
            message: failure.message)
    }
}
