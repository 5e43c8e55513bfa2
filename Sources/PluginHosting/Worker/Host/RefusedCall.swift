import Glibc
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
        if let name = unsafe sandbox_system_call_name(incident.number) {
            defer { unsafe free(name) }
            call = unsafe String(cString: name)
        } else {
            call = "\(incident.number)"
        }
        path = incident.text.oneDisplayableLine
        self.function = function
    }

    /// Whether it only looked at what C libraries and language runtimes look at of their own
    /// accord: their own process and the machine, time zones, locales, random numbers, and what
    /// lies beside the library. Nothing of the person's is there, and no plugin can help it.
    package var isCustomary: Bool {
        guard !path.contains("..") else { return false }
        switch call {
        case "open", "openat", "openat2": return isCustomaryPath
        case "stat", "lstat", "newfstatat", "statx", "access", "faccessat", "faccessat2",
            "readlink", "readlinkat":
            // Where a worker's library was loaded from.
            return isCustomaryPath || path == "/proc/self/fd" || path.hasPrefix("/proc/self/fd/")
        default: return false
        }
    }

    private var isCustomaryPath: Bool {
        Self.customaryFiles.contains(path)
            || Self.customaryFolders.contains { path.hasPrefix($0) }
    }

    private static let customaryFiles: Set<String> = [
        "/proc/self/maps", "/proc/self/exe", "/proc/self/cgroup", "/proc/self/mountinfo",
        "/proc/cpuinfo", "/proc/meminfo", "/proc/stat", "/proc/filesystems",
        "/proc/sys/vm/overcommit_memory", "/proc/sys/kernel/osrelease", "/dev/random",
        "/dev/urandom", "/etc/localtime", "/etc/timezone", "/etc/locale.alias",
    ]

    private static let customaryFolders = [
        "/sys/devices/system/cpu", "/sys/devices/system/node", "/sys/fs/cgroup/",
        "/sys/kernel/mm/transparent_hugepage/", "/usr/share/zoneinfo", "/usr/lib/locale/",
        "/usr/share/locale", "/usr/lib/x86_64-linux-gnu/gconv/",
        "/usr/lib/aarch64-linux-gnu/gconv/",
    ]

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
            case "mmap", "mprotect": "to make memory that is executable, shared or a stack"
            default: path.isEmpty ? "the system call \(call)" : "\(call) on '\(path)'"
            }
        return "tried \(deed)" + (function.map { " (in \($0))" } ?? "") + "; refused"
    }
}
