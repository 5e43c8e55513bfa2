import Glibc

/// A process' status, from `proc_pid_status(5)`.
package struct ProcessStatus: Sendable, Hashable {
    private static let capabilities = ["CapInh", "CapPrm", "CapEff", "CapAmb"]

    package let threads: Int
    /// True if it can gain privileges by running a file.
    package let canGainPrivileges: Bool
    /// The number of system call filters.
    package let filters: Int
    /// True if it has any capability.
    package let hasCapabilities: Bool

    /// Reads the status of a process; `nil` if the system doesn't show it.
    init?(of process: pid_t) {
        self.init(SystemFile.text("/proc/\(process)/status"))
    }

    /// Parses a status; `nil` if a line is missing.
    package init?(_ text: String) {
        func field(_ name: String) -> Substring? {
            SystemFile.value(of: name + ":", in: text)?.drop { $0 == "\t" || $0 == " " }
        }
        let capabilities = Self.capabilities.compactMap(field)
        guard let threads = field("Threads").flatMap({ Int($0) }),
            let privileges = field("NoNewPrivs"), let mode = field("Seccomp"),
            let filters = field("Seccomp_filters").flatMap({ Int($0) }),
            capabilities.count == Self.capabilities.count
        else { return nil }
        self.threads = threads
        canGainPrivileges = privileges != "1"
        self.filters = mode == "2" ? filters : 0
        hasCapabilities = !capabilities.allSatisfy { $0.allSatisfy { $0 == "0" } }
    }
}
