import LinuxSandbox
import WorkerProtocol

/// Which refused calls were told of a plugin: each once, and so many of each class that none, however
/// often it is tried, keeps another from being told.
///
/// A worker keeps to the same bounds; but what it says is its plugin's.
struct RefusalRecord {
    /// The treatment of a call.
    enum Verdict {
        /// It is to be told.
        case new
        /// It was told, or more of its class than are told.
        case known
        /// It is the first of its class that is not told any more.
        case countless
    }

    private struct Call: Hashable {
        let number: Int32
        let path: String
    }

    private let grants: WorkerGrants
    private var counts: [Int32: Int] = [:]
    private var told: Set<Call> = []

    /// - Parameter grants: what the worker was granted.
    init(for grants: WorkerGrants) {
        self.grants = grants
    }

    /// Counts a call that was refused.
    mutating func count(_ incident: WorkerIncident) -> Verdict {
        let kind = unsafe sandbox_refusal_class(incident.number, incident.text, grants.rawValue)
        let count = counts[kind, default: 0]
        guard count <= SANDBOX_REFUSALS_TOLD,
            told.insert(Call(number: incident.number, path: incident.text)).inserted
        else { return .known }
        counts[kind] = count + 1
        return count < SANDBOX_REFUSALS_TOLD ? .new : .countless
    }
}
