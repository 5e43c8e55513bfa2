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

    /// The least share of the limit that a process had where the system says that it is reached, in percent:
    /// the kernel compares whole ticks with the limit, also where other processes or the machine's owner had
    /// most of one, but reports at the end the time that the process really had.
    private static let share: UInt64 = 10

    /// Reads the cause of the end.
    ///
    /// - Parameter processorLimit: the seconds it may be on a processor. Where it does not end of the
    ///   signal for that, the system kills it.
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
            // Anybody may send it; the system does some time after the limit.
            case SIGKILL: processorMilliseconds >= UInt64(processorLimit) * 1_000
            default: false
            }
        return isUsedUp ? .outOfProcessorTime : .signal(signal)
    }
}
