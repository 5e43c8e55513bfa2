import Glibc
import PluginTracing

/// How a worker's process ended, as the system tells its parent.
struct WorkerEnd {
    /// The wait status.
    let status: Int32
    /// How long it was on a processor, in milliseconds.
    let processorMilliseconds: UInt64
    /// It lived until the host ended it.
    let wasEndedByHost: Bool
    /// The kernel ended it for want of memory, by its control group.
    let wasOutOfMemory: Bool

    /// How much less may be counted at the end than when the limit was reached, in milliseconds.
    private static let tolerance: UInt64 = 100

    /// Reads the cause of the end.
    ///
    /// - Parameter processorLimit: the seconds it may be on a processor. Where it does not end of the
    ///   signal for that, the system kills it.
    func cause(processorLimit: UInt32) -> PluginLoss.Cause {
        guard !wasEndedByHost else { return .brokeOff }
        // WIFEXITED, WEXITSTATUS and WTERMSIG, which are macros.
        let signal = status & 0x7F
        if signal == 0 {
            return .exited(status >> 8 & 0xFF)
        }
        guard !(wasOutOfMemory && signal == SIGKILL) else { return .outOfMemory }
        let hasUsedUp =
            processorMilliseconds + Self.tolerance >= UInt64(processorLimit) * 1_000
        return hasUsedUp && (signal == SIGXCPU || signal == SIGKILL)
            ? .outOfProcessorTime : .signal(signal)
    }
}
