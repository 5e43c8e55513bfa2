import LinuxSandbox
import WorkerProtocol

/// Something a plugin tried that a worker may not do.
package struct RefusedCall: Sendable, Hashable {
    /// The name of the system call.
    package let call: String
    /// The path it names; empty where it names none.
    package let path: String
    /// The function that tried, where known.
    package let function: String?

    init(_ incident: WorkerIncident, function: String?) {
        call =
            unsafe sandbox_system_call_name(incident.number).map { unsafe String(cString: $0) }
            ?? "system call \(incident.number)"
        path = incident.text.oneDisplayableLine
        self.function = function
    }

    /// What it tried, to follow its name: "tried to open '/etc/passwd' (in draw); refused".
    package var words: String {
        let deed =
            switch call {
            case "open", "openat", "openat2", "creat": "to open '\(path)'"
            case "stat", "lstat", "newfstatat", "statx", "access", "faccessat", "faccessat2",
                "readlink", "readlinkat":
                "to look at '\(path)'"
            case "execve", "execveat": "to run '\(path)'"
            case "clone", "fork", "vfork": "to start a process"
            case "socket", "connect", "bind": "to use the network (\(call))"
            case "kill", "tgkill", "tkill": "to send a signal to another process"
            case "rt_sigaction": "to change how signals are handled"
            case "close", "close_range", "dup2", "dup3": "to close a descriptor that is not its own"
            case "mmap", "mprotect": "to make memory executable"
            default: path.isEmpty ? "the system call \(call)" : "\(call) on '\(path)'"
            }
        return "tried \(deed)" + (function.map { " (in \($0))" } ?? "") + "; refused"
    }
}
