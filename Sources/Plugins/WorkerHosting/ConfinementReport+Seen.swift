package import WorkerProtocol

extension ConfinementReport {
    /// The report with what is not so, by what the system says of the worker; `nil` where all is as
    /// it was told.
    ///
    /// - Parameter inherited: how many filters the host itself runs under.
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
