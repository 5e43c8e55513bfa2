import Glibc
import LinuxSandbox
import SystemInterface

/// This process' control group (cgroups(7), version 2) if it may be divided: delegated by a service
/// manager (`Delegate=`), or the root of a container.
struct DelegatedControlGroup: Sendable {
    /// The group of this process; `nil` if it may not be divided.
    ///
    /// Computed once: to divide a group the process may have to leave it.
    static let own = find()

    private static let files = "/sys/fs/cgroup"
    private static let controllers = ["memory", "pids"]
    private static let prefix = "feedhost-"

    /// The group's folder.
    let folder: String

    private static func find() -> DelegatedControlGroup? {
        guard unsafe sandbox_is_control_group(files) != 0,
            let path = path(in: SystemFile.text("/proc/self/cgroup")),
            isHandedOver(files + path)
        else { return nil }
        let group = DelegatedControlGroup(folder: files + path)
        return group.enableControllers() ? group : nil
    }

    /// Returns a group's path below the visible root, from a `cgroup` file; `nil` if it has no
    /// group of version 2, or one outside that root.
    static func path(in membership: String) -> String? {
        guard let path = SystemFile.value(of: "0::/", in: membership),
            !path.split(separator: "/").contains("..")
        else { return nil }
        return path.isEmpty ? "" : "/" + path
    }

    /// Returns true if this process may divide the group: a service manager marks a delegated
    /// group, and the visible root has no other manager.
    private static func isHandedOver(_ folder: String) -> Bool {
        guard unsafe access(folder, W_OK) == 0,
            unsafe access(folder + "/cgroup.procs", W_OK) == 0
        else { return false }
        return unsafe folder == files || sandbox_is_delegated_group(folder) != 0
    }

    /// Enables controllers for groups below. A group with processes can't; if this is its only one,
    /// it moves to a group below.
    private func enableControllers() -> Bool {
        let available = SystemFile.text(folder + "/cgroup.controllers")
            .split { $0 == " " || $0 == "\n" }
        guard Self.controllers.allSatisfy({ available.contains(Substring($0)) }) else {
            return false
        }
        let request = Self.controllers.map { "+" + $0 }.joined(separator: " ")
        let control = folder + "/cgroup.subtree_control"
        switch SystemFile.write(request, to: control) {
        case 0: return true
        case EBUSY: return isAlone && leave() && SystemFile.write(request, to: control) == 0
        default: return false
        }
    }

    private var isAlone: Bool {
        SystemFile.text(folder + "/cgroup.procs").split(separator: "\n") == ["\(getpid())"]
    }

    private func leave() -> Bool {
        let below = folder + "/feedhost"
        guard unsafe mkdir(below, 0o755) == 0 || errno == EEXIST else { return false }
        return SystemFile.write(String(getpid()), to: below + "/cgroup.procs") == 0
    }

    // MARK: Groups below

    /// Creates a group below and returns its folder, or `nil`.
    func makeGroup() -> String? {
        removeLeftOvers()
        for number in 0..<1_024 {
            let path = "\(folder)/\(Self.prefix)\(getpid())-\(number)"
            if unsafe mkdir(path, 0o755) == 0 { return path }
            guard errno == EEXIST else { return nil }
        }
        return nil
    }

    /// Removes groups left by hosts that were killed.
    private func removeLeftOvers() {
        for name in (try? FolderFiles.names(in: folder)) ?? [] {
            guard name.hasPrefix(Self.prefix),
                let host = name.dropFirst(Self.prefix.count).split(separator: "-").first
                    .flatMap({ pid_t($0) }),
                host > 0, kill(host, 0) != 0, errno == ESRCH
            else { continue }
            unsafe rmdir("\(folder)/\(name)")
        }
    }
}
