import Glibc
import LinuxSandbox
import PluginReading
import WorkerProtocol

/// A system call by a plugin that its worker refused.
package struct RefusedCall: Sendable, Hashable {
    package let call: String
    /// The path it names, or empty.
    package let path: String
    /// The function that made the call, if known.
    package let function: String?
    /// True if a socket may connect to addresses, but not to this one.
    private let isRefusedAddress: Bool
    /// True if the first argument, for calls that take a descriptor there, is one that the worker
    /// needs.
    private let isOfHost: Bool

    init(_ incident: WorkerIncident, with grants: WorkerGrants, function: String?) {
        call = Self.name(of: incident.number)
        path = incident.text.oneDisplayableLine
        isRefusedAddress =
            call == "connect" && grants.contains(.network) && path.last?.isNumber == true
            && !path.contains("/")
        isOfHost = Self.reserved.contains(incident.address)
        self.function = function
    }

    /// Returns true for lookups that C libraries, language runtimes and, with a display or files,
    /// toolkits and font libraries make by themselves: about the process and the machine, time zones,
    /// locales, random numbers, and files beside the library. They reveal nothing about the user, and
    /// plugins can't avoid them.
    static func isCustomary(_ incident: WorkerIncident, with grants: WorkerGrants) -> Bool {
        unsafe sandbox_refusal_class(
            incident.number, incident.text, incident.address, grants.rawValue)
            == SANDBOX_REFUSAL_CUSTOMARY
    }

    /// The range of system call numbers.
    private static let numbers: Range<Int32> = 0..<1_024

    /// The descriptors of the worker beside the standard streams.
    private static let reserved =
        UInt64(SANDBOX_CHANNEL_DESCRIPTOR)..<UInt64(SANDBOX_FIRST_FREE_DESCRIPTOR)

    /// The name; of a call in another mode of the processor with that, since it may have another
    /// meaning here.
    private static func name(of number: Int32) -> String {
        let (foreign, x32) = (Int32(SANDBOX_FOREIGN_CALL), Int32(SANDBOX_X32_CALL))
        // libseccomp's own numbers are negative.
        let mode =
            number < 0
            ? ""
            : number & foreign != 0 ? " of 32-bit programs" : number & x32 != 0 ? " of x32" : ""
        let plain = mode.isEmpty ? number : number & ~(foreign | x32)
        guard numbers.contains(plain), let name = unsafe sandbox_system_call_name(number) else {
            return "\(plain)" + mode
        }
        defer { unsafe free(name) }
        return unsafe String(cString: name) + mode
    }

    /// Words to follow the plugin's name: "tried to open '/etc/passwd' (in draw); refused".
    package var words: String {
        let action =
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
            case "fcntl" where isOfHost: "to change a descriptor that is not its own"
            case "mmap", "mprotect": "to make memory that is executable, shared or a stack"
            default: path.isEmpty ? "the system call \(call)" : "\(call) on '\(path)'"
            }
        return "tried \(action)" + (function.map { " (in \($0))" } ?? "") + "; refused"
            + (isRefusedAddress ? "; --allow-private allows private addresses" : "")
    }
}
