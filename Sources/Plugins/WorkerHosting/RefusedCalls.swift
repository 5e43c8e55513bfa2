import PluginHosting
import PluginTracing
import WorkerProtocol

/// The calls that a plugin in a worker tried and was refused, each told once.
struct RefusedCalls {
    private let grants: WorkerGrants
    private var record: RefusalRecord

    /// - Parameter grants: what the worker was granted.
    init(for grants: WorkerGrants) {
        self.grants = grants
        record = RefusalRecord(for: grants)
    }

    /// Keeps and tells a call that was refused, where it is to be told.
    ///
    /// - Parameter symbols: the plugin's, for the function that made the call.
    mutating func keep(
        _ incident: WorkerIncident, in symbols: PluginSymbols, telling notices: WorkerNotices
    ) {
        let isCustomary = RefusedCall.isCustomary(incident, with: grants)
        switch record.count(incident) {
        case .known: return
        case .countless:
            if !isCustomary {
                notices.complain("tried more of the same kind than is told; refused")
            }
        case .new:
            let call = RefusedCall(
                incident, with: grants,
                function: PluginTrace.function(
                    of: incident.frames, in: symbols, isReadable: !isCustomary))
            if isCustomary {
                notices.say(.debug, call.words)
            } else {
                notices.complain(call.words)
            }
        }
    }
}
