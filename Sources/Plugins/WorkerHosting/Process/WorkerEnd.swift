import Glibc
import PluginTracing

/// How a worker's process ended.
struct WorkerEnd {
    /// The wait status.
    let status: Int32
    /// Processor time in milliseconds.
    let processorMilliseconds: UInt64
    let wasEndedByHost: Bool
    /// True if the kernel killed it for lack of memory, according to its control group.
    let wasOutOfMemory: Bool

    /// The percentage of the limit that counts as reached once the system signals it. The kernel
    /// compares whole ticks, even if other processes or the hypervisor had most of them, but
    /// reports real time at the end.
    private static let share: UInt64 = 10

    /// Returns the cause of the end.
    ///
    /// - Parameter processorLimit: the limit on processor time in seconds. A process that survives
    ///   the signal is killed by the system.
    func cause(processorLimit: UInt32) -> PluginCrash.Cause {
        guard !wasEndedByHost else { return .brokeOff }
        // WIFEXITED, WEXITSTATUS and WTERMSIG, which are macros.
        let signal = status & 0x7F
        if signal == 0 {
            return .exited(status >> 8 & 0xFF)
        }
        guard !(wasOutOfMemory && signal == SIGKILL) else { return .outOfMemory }
        let isUsedUp =
            switch signal {
            case SIGXCPU: processorMilliseconds >= UInt64(processorLimit) * 10 * Self.share
            // Anyone may send SIGKILL; the system does so some time after the limit.
            case SIGKILL: processorMilliseconds >= UInt64(processorLimit) * 1_000
            default: false
            }
        return isUsedUp ? .outOfProcessorTime : .signal(signal)
    }
}
