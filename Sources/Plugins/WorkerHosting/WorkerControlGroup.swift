import Glibc

/// A control group that bounds one worker, where one can be had.
///
/// It bounds what the limits of a process can't: memory of whatever kind together with the kernel's
/// own for it, and threads at any moment. Everything else that bounds a worker holds without it.
///
/// The group is removed with the worker; where the host was killed, by the next host.
final class WorkerControlGroup {
    /// The bytes a worker takes beside what its plugin may have: the runtime, the libraries, and
    /// what the kernel keeps for it.
    private static let reserve: UInt64 = 64 << 20

    private let folder: String

    /// Makes a group; `nil` where none can be had.
    ///
    /// - Parameters:
    ///   - group: the group that is divided.
    ///   - memory: how many bytes the plugin may have.
    ///   - threads: how many threads the worker may have at a time.
    init?(in group: DelegatedControlGroup, memory: UInt64, threads: Int) {
        guard let folder = group.makeGroup() else { return nil }
        self.folder = folder
        let most = min(memory, .max - Self.reserve) + Self.reserve
        guard SystemFile.write(String(most), to: folder + "/memory.max") == 0,
            SystemFile.write(String(threads), to: folder + "/pids.max") == 0
        else { return nil }
        // Where nothing is ever swapped there is no such file.
        _ = SystemFile.write("0", to: folder + "/memory.swap.max")
    }

    deinit {
        unsafe rmdir(folder)
    }

    /// Puts a process in. Answers whether that worked.
    func admit(_ process: pid_t) -> Bool {
        SystemFile.write(String(process), to: folder + "/cgroup.procs") == 0
    }

    /// The kernel has ended a process in it for want of memory.
    var hasRunOutOfMemory: Bool {
        Self.kills(in: SystemFile.text(folder + "/memory.events")) > 0
    }

    /// How many processes were ended for want of memory, by a `memory.events` file.
    static func kills(in events: String) -> Int {
        let line = events.split(separator: "\n").first { $0.hasPrefix("oom_kill ") }
        return line.flatMap { Int($0.dropFirst("oom_kill ".count)) } ?? 0
    }
}
