import PluginHosting
import PluginTracing
import WorkerProtocol

/// The calls that a worker refused, each logged once.
struct RefusedCalls {
    private let grants: WorkerGrants
    private var record: RefusalRecord

    /// - Parameter grants: the worker's permissions.
    init(for grants: WorkerGrants) {
        self.grants = grants
        record = RefusalRecord(for: grants)
    }

    /// Stores and logs a refused call unless it is known.
    ///
    /// - Parameter symbols: the plugin's symbols, to name the calling function.
    mutating func keep(
        _ incident: WorkerIncident, in symbols: PluginSymbols, telling notices: WorkerNotices
    ) {
        let isCustomary = RefusedCall.isCustomary(incident, with: grants)
        switch record.count(incident) {
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
