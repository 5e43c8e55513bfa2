import Glibc
import PluginFinding
import PluginHosting
import PluginReading
import WorkerProtocol

/// Holds a worker's words about its confinement, from before it was the plugin's, against what the
/// system shows.
struct ConfinementCheck {
    /// Which parts hold; `nil` before the worker has told.
    private(set) var report: ConfinementReport?
    /// The plugin may run where a part is missing.
    private let acceptsMissingParts: Bool

    /// - Parameter acceptsMissingParts: whether the plugin may run where a part is missing.
    init(acceptsMissingParts: Bool) {
        self.acceptsMissingParts = acceptsMissingParts
    }

    /// Keeps what the confinement is; what it lacks is told where the plugin may run without.
    mutating func keep(_ report: ConfinementReport, telling notices: WorkerNotices) {
        self.report = report
        guard acceptsMissingParts, !report.absences.isEmpty else { return }
        let missing = report.absences.map(\.part.name).joined(separator: ", ")
        let holding = report.active.map(\.name).joined(separator: ", ")
        notices.say(
            .warning, "runs though this kernel lacks \(missing); what holds: \(holding)")
    }

    /// Looks whether what the worker told is so, as far as the system shows it. Answers whether the
    /// plugin may be called; nothing that it can do takes any of it away.
    ///
    /// - Parameter status: what the system says of the worker; `nil` where it shows nothing.
    mutating func holds(for status: ProcessStatus?, telling notices: WorkerNotices) -> Bool {
        guard let report, let status, let own = Self.ownStatus,
            let seen = report.confirmed(by: status, beside: own.filters)
        else { return true }
        keep(seen, telling: notices)
        return acceptsMissingParts
    }

    private static let ownStatus = ProcessStatus(of: getpid())

    /// A refusal may be true; "not confined" only where the worker has told of a missing part that
    /// the plugin may not run without.
    func isCredible(_ refusal: WorkerRefusal) -> Bool {
        refusal.kind != .notConfined
            || !acceptsMissingParts && report?.absences.isEmpty == false
    }

    /// The fault of the plugin by the worker's words.
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

    /// That parts are missing that are needed.
    var missingParts: PluginFault {
        .notConfined(
            missing: report?.absences.map(\.part.name) ?? [],
            holding: report?.active.map(\.name) ?? [])
    }
}
