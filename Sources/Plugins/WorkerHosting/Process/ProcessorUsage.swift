import Glibc

/// A process' processor time, from `proc_pid_stat(5)`.
struct ProcessorUsage: Equatable {
    /// True if it computes, or waits for a processor or its memory; false if it waits for something
    /// else.
    let isBusy: Bool
    /// Of all its threads.
    let milliseconds: Int

    /// Reads the usage of a process; `nil` if the system doesn't show it.
    init?(of process: pid_t) {
        self.init(
            status: SystemFile.text("/proc/\(process)/stat"),
            ticksPerSecond: max(1, sysconf(Int32(_SC_CLK_TCK))))
    }

    /// Parses the text of the file. The name of the process may contain spaces and brackets.
    init?(status: String, ticksPerSecond: Int) {
        guard let end = status.utf8.lastIndex(of: UInt8(ascii: ")")) else { return nil }
        let fields = status[end...].dropFirst().split(separator: " ")
        guard fields.count > 12, let user = Int(fields[11]), let system = Int(fields[12]) else {
            return nil
        }
        isBusy = fields[0] == "R" || fields[0] == "D"
        milliseconds = (user + system) * 1_000 / ticksPerSecond
    }

    /// Returns how much of a deadline is left, in milliseconds, if only processor time counts; `nil`
    /// if nothing is, or if it waits for something else.
    func rest(of deadline: Int, since earlier: ProcessorUsage) -> Int? {
        let used = milliseconds - earlier.milliseconds
        return isBusy && used < deadline ? deadline - used : nil
    }
}
