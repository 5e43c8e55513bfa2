import LinuxSandbox
import PluginHosting

/// Detects calls of a plugin that leave signals blocked on its thread, or remove the alternate
/// signal stack.
struct SignalWatch {
    private var blocked = sandbox_blocked_signals()
    private var hasStack = sandbox_has_signal_stack() != 0

    /// Describes what a call has changed since the one before.
    mutating func changes(by call: PluginCall) -> [String] {
        var changes: [String] = []
        let now = sandbox_blocked_signals()
        let added = (now & ~blocked).nonzeroBitCount
        let removed = (blocked & ~now).nonzeroBitCount
        blocked = now
        if added > 0 { changes.append("left \(added) signals blocked (in \(call.rawValue))") }
        if removed > 0 {
            changes.append(
                "left \(removed) signals unblocked that were blocked (in \(call.rawValue))")
        }
        let has = sandbox_has_signal_stack() != 0
        if hasStack, !has {
            changes.append("took the stack away that signals are handled on (in \(call.rawValue))")
        }
        hasStack = has
        return changes
    }
}
