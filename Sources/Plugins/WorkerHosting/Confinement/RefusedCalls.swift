import LinuxSandbox
import PluginHosting
import PluginTracing
import WorkerProtocol

/// The calls that a worker refused: each is logged once, and a limited number per class, so that one
/// class can't crowd out another.
///
/// A worker has the same limits, but isn't trusted to keep them.
struct RefusedCalls {
    enum Verdict {
        /// To be logged.
        case new
        /// Already logged, or beyond the limit of its class.
        case known
        /// The first of its class beyond the limit.
        case countless
    }

    private struct Call: Hashable {
        let kind: Int32
        let number: Int32
        let path: String
    }

    private let grants: WorkerGrants
    private var counts: [Int32: Int] = [:]
    private var reported: Set<Call> = []

    /// - Parameter grants: the worker's permissions.
    init(for grants: WorkerGrants) {
        self.grants = grants
    }

    /// Counts a refused call.
    mutating func count(_ incident: WorkerIncident) -> Verdict {
        let kind = unsafe sandbox_refusal_class(
            incident.number, incident.text, incident.address, grants.rawValue)
        let count = counts[kind, default: 0]
        guard count <= SANDBOX_REFUSALS_TOLD,
            reported.insert(Call(kind: kind, number: incident.number, path: incident.text)).inserted
        else { return .known }
        counts[kind] = count + 1
        return count < SANDBOX_REFUSALS_TOLD ? .new : .countless
    }

    /// Stores and logs a refused call unless it is known.
    ///
    /// - Parameter symbols: the plugin's symbols, to name the calling function.
    mutating func keep(
        _ incident: WorkerIncident, in symbols: PluginSymbols, telling notices: WorkerNotices
    ) {
        let isCustomary = RefusedCall.isCustomary(incident, with: grants)
        switch count(incident) {
        case .known: return
        case .countless:
            if !isCustomary {
                notices.report("tried more of the same kind than is told; refused")
            }
        case .new:
            let call = RefusedCall(
                incident, with: grants,
                function: PluginTrace.function(
                    of: incident.frames, in: symbols, isReadable: !isCustomary))
            if isCustomary {
                notices.log(.debug, call.words)
            } else {
                notices.report(call.words)
            }
        }
    }
}
