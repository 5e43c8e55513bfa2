package import WorkerProtocol

extension ConfinementReport {
    /// Returns the report with the parts that the system contradicts, or `nil` if it contradicts
    /// none.
    ///
    /// - Parameter inherited: the number of filters that the host itself has.
    package func confirmed(by status: ProcessStatus, beside inherited: Int) -> ConfinementReport? {
        var seen = self
        if active.contains(.seccomp) && status.filters != inherited + 1 {
            seen.absences.append(Absence(part: .seccomp, error: 0))
        }
        if active.contains(.noNewPrivileges)
            && (status.canGainPrivileges || status.hasCapabilities)
        {
            seen.absences.append(Absence(part: .noNewPrivileges, error: 0))
        }
        return seen == self ? nil : seen
    }
}
