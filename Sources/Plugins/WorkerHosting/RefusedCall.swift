import Glibc
import LinuxSandbox
import PluginReading
import WorkerProtocol

/// Something a plugin tried that a worker may not do.
package struct RefusedCall: Sendable, Hashable {
    /// The name of the system call.
    package let call: String
    /// The path it names; empty where it names none.
    package let path: String
    /// The function that tried, where known.
    package let function: String?

    init(_ incident: WorkerIncident, with grants: WorkerGrants, function: String?) {
        call = Self.name(of: incident.number)
        path = incident.text.oneDisplayableLine
        isCustomary = Self.isCustomary(incident, with: grants)
        self.function = function
    }

    /// True for an incident that tells of a customary call.
    static func isCustomary(_ incident: WorkerIncident, with grants: WorkerGrants) -> Bool {
        unsafe sandbox_refusal_class(incident.number, incident.text, grants.rawValue)
            == SANDBOX_REFUSAL_CUSTOMARY
    }

    /// The system has no more calls than that; libseccomp's own numbers are negative.
    private static let numbers: Range<Int32> = 0..<1_024

    private static func name(of number: Int32) -> String {
        guard numbers.contains(number), let name = unsafe sandbox_system_call_name(number) else {
            return "\(number)"
        }
        defer { unsafe free(name) }
        return unsafe String(cString: name)
    }

    /// True for a look at what C libraries and language runtimes look at of their own accord: their
    /// own process and the machine, time zones, locales, random numbers, and what lies beside the
    /// library; and for what toolkits try that have a display. Nothing of the person's is there, and no
    /// plugin can help it.
    package let isCustomary: Bool

    /// The attempt, to follow the plugin's name: "tried to open '/etc/passwd' (in draw); refused".
    package var words: String {
        let deed =
            switch call {
            case "open", "openat", "openat2", "creat": "to open '\(path)'"
            case "stat", "lstat", "newfstatat", "statx", "access", "faccessat", "faccessat2",
                "readlink", "readlinkat":
                "to look at '\(path)'"
            case "execve", "execveat": "to run '\(path)'"
            case "clone", "fork", "vfork": "to start a process"
            case "connect", "bind", "sendmsg", "sendmmsg":
                path.isEmpty ? "to use the network (\(call))" : "to \(call) '\(path)'"
            case "socket", "listen": "to use the network (\(call))"
            case "kill", "tgkill", "tkill": "to send a signal to another process"
            case "rt_sigaction": "to change how signals are handled"
            case "close", "close_range", "dup2", "dup3": "to close a descriptor that is not its own"
            case "mmap", "mprotect": "to make memory that is executable, shared or a stack"
            default: path.isEmpty ? "the system call \(call)" : "\(call) on '\(path)'"
            }
        return "tried \(deed)" + (function.map { " (in \($0))" } ?? "") + "; refused"
    }
}
