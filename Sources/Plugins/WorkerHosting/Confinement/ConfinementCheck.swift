import Glibc
import PluginFinding
import PluginHosting
import PluginReading
import WorkerProtocol

/// Checks a worker's report about its confinement, which it sends before running the plugin,
/// against what the system shows.
struct ConfinementCheck {
    /// The active parts; `nil` before the worker's report.
    private(set) var report: ConfinementReport?
    /// Whether the plugin may run if parts are missing.
    let acceptsMissingParts: Bool

    /// Stores the report; logs missing parts if the plugin may run without them.
    mutating func keep(_ report: ConfinementReport, telling notices: WorkerNotices) {
        self.report = report
        guard acceptsMissingParts, !report.absences.isEmpty else { return }
        let missing = report.absences.map(\.part.rawValue).joined(separator: ", ")
        let holding = report.active.map(\.rawValue).joined(separator: ", ")
        notices.log(
            .warning, "runs though this kernel lacks \(missing); what holds: \(holding)")
    }

    /// Checks the report against the system. Returns true if the plugin may be called; the plugin
    /// can't undo any part.
    ///
    /// - Parameter status: the worker's status; `nil` if the system doesn't show it.
    mutating func holds(for status: ProcessStatus?, telling notices: WorkerNotices) -> Bool {
        guard let report, let status, let own = Self.ownStatus,
            let seen = report.confirmed(by: status, beside: own.filters)
        else { return true }
        keep(seen, telling: notices)
        return acceptsMissingParts
    }

    private static let ownStatus = ProcessStatus(of: getpid())

    /// Returns true if a refusal can be true. "Not confined" requires a reported missing part that
    /// is needed.
    func isCredible(_ refusal: WorkerRefusal) -> Bool {
        refusal.kind != .notConfined
            || !acceptsMissingParts && report?.absences.isEmpty == false
    }

    /// Converts the worker's refusal.
    func fault(for refusal: WorkerRefusal) -> PluginFault {
        let detail = refusal.detail.oneDisplayableLine
        return switch refusal.kind {
        case .notConfined: missingParts
        case .cannotLoad: .cannotLoad(detail)
        case .noEntry: .noEntry
        case .entryFailed: .entryFailed(detail)
        case .contractBroken: .contractBroken(detail)
        case .createFailed: .createFailed(detail)
        case .workerFailed: .noWorker(detail)
        }
    }

    /// The fault for missing parts that are needed.
    var missingParts: PluginFault {
        // A limit of the user's, and no fault of the kernel.
        if report?.absences.contains(where: { $0.error == EMFILE }) == true {
            return .noWorker(unsafe String(cString: strerror(EMFILE)))
        }
        return .notConfined(
            missing: report?.absences.map(\.part.rawValue) ?? [],
            holding: report?.active.map(\.rawValue) ?? [])
    }
}
