import PluginFinding
import PluginHosting
import WorkerProtocol

extension WorkerSession {
    /// Creates the message for a plugin that can't be loaded.
    static func refusal(for fault: PluginFault) -> WorkerRefusal {
        switch fault {
        case .cannotLoad(let words): WorkerRefusal(kind: .cannotLoad, detail: words)
        case .noEntry: WorkerRefusal(kind: .noEntry)
        case .entryFailed(let words): WorkerRefusal(kind: .entryFailed, detail: words)
        case .contractBroken(let words): WorkerRefusal(kind: .contractBroken, detail: words)
        default: WorkerRefusal(kind: .workerFailed, detail: "\(fault)")
        }
    }

    /// Creates the message for a factory that made no renderer.
    static func refusal(for failure: PluginFailure) -> WorkerRefusal {
        if case .contractBroken(let words) = failure.reason {
            return WorkerRefusal(kind: .contractBroken, detail: words)
        }
        return WorkerRefusal(kind: .createFailed, detail: failure.message ?? "")
    }
}
