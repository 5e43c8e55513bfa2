import Glibc

/// A control group that limits one worker, if available.
///
/// It limits what process limits can't: all memory including the kernel's, and the current number
/// of threads. All other limits work without it.
///
/// Removed with the worker, or by the next host if this one is killed.
final class WorkerControlGroup {
    /// Bytes for the worker itself: the runtime, libraries, and the kernel's memory.
    private static let reserve: UInt64 = 64 << 20

    private let folder: String

    /// Creates a group; `nil` on failure.
    ///
    /// - Parameters:
    ///   - group: the group to divide.
    ///   - memory: the plugin's memory in bytes.
    ///   - threads: the number of threads at a time.
    init?(in group: DelegatedControlGroup, memory: UInt64, threads: Int) {
        guard let folder = group.makeGroup() else { return nil }
        self.folder = folder
        let most = min(memory, .max - Self.reserve) + Self.reserve
        guard SystemFile.write(String(most), to: folder + "/memory.max") == 0,
            SystemFile.write(String(threads), to: folder + "/pids.max") == 0
        else { return nil }
        // Missing on systems without swap.
        _ = SystemFile.write("0", to: folder + "/memory.swap.max")
    }

    deinit {
        unsafe rmdir(folder)
    }

    /// Moves a process into the group. Returns false on failure.
    func admit(_ process: pid_t) -> Bool {
        SystemFile.write(String(process), to: folder + "/cgroup.procs") == 0
    }

    /// True if the kernel has killed a process of the group for lack of memory.
    var hasRunOutOfMemory: Bool {
        Self.kills(in: SystemFile.text(folder + "/memory.events")) > 0
    }

    /// Parses the number of killed processes from a `memory.events` file.
    static func kills(in events: String) -> Int {
        SystemFile.value(of: "oom_kill ", in: events).flatMap { Int($0) } ?? 0
    }
}
