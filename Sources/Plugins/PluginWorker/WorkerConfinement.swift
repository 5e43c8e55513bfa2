import Glibc
import LinuxSandbox
import PluginFinding
import WorkerProtocol

/// Confines a worker before any code of the plugin runs.
struct WorkerConfinement {
    private let start: WorkerStart
    private var absences: [ConfinementReport.Absence] = []
    private var landlockVersion: UInt32 = 0
    /// Lets the host decide about new threads; to be closed once the host has it. Negative without
    /// a filter.
    private(set) var threads: Int32 = -1

    /// Removes all permissions that the user did not grant.
    ///
    /// - Parameter libraries: the files that the loader may open.
    static func enter(
        _ start: WorkerStart, handing libraries: NeededLibraries
    ) -> WorkerConfinement {
        var confinement = WorkerConfinement(start: start)
        confinement.offer(libraries)
        confinement.limit(beside: libraries)
        confinement.attempt(.noNewPrivileges) { _ in sandbox_refuse_privileges() }
        // Prepared first, since that needs system calls; entered last.
        confinement.attempt(.seccomp) { sandbox_filter_prepare($0.grants.rawValue) }
        confinement.enterLandlock(libraries)
        confinement.attempt(.noNewPrivileges) { _ in sandbox_drop_privileges() }
        var threads: Int32 = -1
        confinement.attempt(.seccomp) { _ in
            threads = sandbox_filter_enter()
            return threads
        }
        confinement.threads = threads
        if threads >= 0 {
            // The loader has descriptors of its own.
            close(libraries)
        }
        return confinement
    }

    /// Offers the plugin and its dependencies to the loader.
    private mutating func offer(_ libraries: NeededLibraries) {
        // Leaked: the names must stay valid while libraries load, and the process loads one plugin.
        let offers =
            [(WorkerProcess.libraryPath, WorkerProcess.library)]
            + libraries.libraries.map { ($0.name, $0.descriptor) }
            + libraries.faults.prefix(1).map { ($0.name, -1) }
        for (name, descriptor) in offers {
            attempt(.seccomp) { _ in unsafe sandbox_offer(strdup(name), descriptor) }
        }
    }

    private static func close(_ libraries: NeededLibraries) {
        for library in libraries.libraries {
            Glibc.close(library.descriptor)
        }
    }

    /// Address space beyond the plugin's writable memory, in bytes: for libraries, lent memory, and
    /// what runtimes reserve without using.
    private static let addressesBeyondMemory: UInt64 = 64 << 20

    /// The confinement's parts that are active.
    var report: ConfinementReport {
        ConfinementReport(absences: absences, landlockVersion: landlockVersion)
    }

    /// Drops the permissions that only loading needed. Returns false on failure.
    func finishLoading(of libraries: NeededLibraries) -> Bool {
        sandbox_end_offers()
        guard threads < 0 else { return true }
        // Without a filter the loader opened the files itself.
        Self.close(libraries)
        guard !isAbsent(.landlock) && start.grants.subtracting([.runtime, .feeds]).isEmpty else {
            return true
        }
        let ruleset = sandbox_landlock_make(Int32(landlockVersion))
        return ruleset >= 0 && sandbox_landlock_enter(ruleset) == 0
    }

    private func isAbsent(_ part: ConfinementPart) -> Bool {
        absences.contains { $0.part == part }
    }

    private mutating func attempt(
        _ part: ConfinementPart, _ body: (WorkerStart) -> Int32
    ) {
        guard !isAbsent(part) else { return }
        let result = start.withheldParts.contains(part) ? -ENOSYS : body(start)
        if result < 0 {
            absences.append(ConfinementReport.Absence(part: part, error: -result))
        }
    }

    private mutating func limit(beside libraries: NeededLibraries) {
        let beside = Self.addressesBeyondMemory + Self.size(of: libraries)
        let (addresses, overflows) = start.limits.memory.addingReportingOverflow(beside)
        limit(
            .memoryLimit,
            [
                (SANDBOX_LIMIT_MEMORY, start.limits.memory),
                (SANDBOX_LIMIT_ADDRESSES, overflows ? .max : addresses),
                (SANDBOX_LIMIT_STACK, Self.stack),
            ])
        // One that can have a user or a peer may stay for days. Its calls have deadlines.
        if start.grants.isDisjoint(with: .attended) {
            limit(
                .processorLimit,
                [(SANDBOX_LIMIT_CPU_SECONDS, UInt64(start.limits.processorTime))])
        }
        // Memory shared with the display is a file, too; no other file is writable.
        let file = start.grants.contains(.display) ? Self.sharedFile : 0
        limit(
            .fileLimits,
            [
                (SANDBOX_LIMIT_FILE_SIZE, file), (SANDBOX_LIMIT_CORE, 0),
                (SANDBOX_LIMIT_OPEN_FILES, UInt64(SANDBOX_FIRST_OFFER)),
            ])
    }

    /// Sets limits, up to the first that can't be set.
    private mutating func limit(
        _ part: ConfinementPart, _ limits: [(resource: Int, value: UInt64)]
    ) {
        for limit in limits {
            attempt(part) { _ in sandbox_limit(Int32(limit.resource), limit.value) }
        }
    }

    /// The main thread's stack in bytes, unless the user has set a lower limit.
    private static let stack: UInt64 = 8 << 20

    /// The largest memory shared with the display in one piece: a window as large as any screen. For a
    /// scale of 125 % GTK draws it at 200 %, which takes 81 MB on a screen of 3,840 by 2,160 pixels.
    private static let sharedFile: UInt64 = 256 << 20

    private static func size(of libraries: NeededLibraries) -> UInt64 {
        let descriptors = [WorkerProcess.library] + libraries.libraries.map(\.descriptor)
        return descriptors.reduce(into: 0) { sum, descriptor in
            var status = stat()
            if unsafe fstat(descriptor, &status) == 0 {
                sum += UInt64(clamping: status.st_size)
            }
        }
    }

    private mutating func enterLandlock(_ libraries: NeededLibraries) {
        let needsFiles = isAbsent(.seccomp)
        var version: Int32 = 0
        attempt(.landlock) { start in
            version = sandbox_landlock_version()
            guard version > 0 else { return version }
            let ruleset = sandbox_landlock_make(version)
            guard ruleset >= 0 else { return ruleset }
            if needsFiles {
                // Without a filter the loader opens the libraries itself.
                for library in libraries.libraries {
                    _ = unsafe sandbox_landlock_allow(
                        ruleset, version, "/proc/self/fd/\(library.descriptor)", 0)
                }
            }
            for (path, isWritable) in Self.files(for: start.grants) {
                // A missing path needs no rule.
                _ = unsafe sandbox_landlock_allow(ruleset, version, path, isWritable ? 1 : 0)
            }
            return sandbox_landlock_enter(ruleset)
        }
        landlockVersion = isAbsent(.landlock) ? 0 : UInt32(clamping: version)
        if needsFiles {
            // Without a filter nothing else prevents forks.
            _ = sandbox_limit(Int32(SANDBOX_LIMIT_PROCESSES), 0)
        }
    }

    /// Which fonts there are, and which to take for a name; the fonts are below `/usr`.
    private static let fonts = [("/etc/fonts", false), ("/var/cache/fontconfig", false)]

    /// The files that a grant opens.
    private static func files(for grants: WorkerGrants) -> [(path: String, isWritable: Bool)] {
        var files: [(String, Bool)] = []
        if grants.contains(.terminal) {
            files += [("/dev/tty", true), ("/usr/share/terminfo", false), ("/lib/terminfo", false)]
        }
        if grants.contains(.network) {
            for name in ["resolv.conf", "hosts", "nsswitch.conf", "host.conf", "gai.conf", "ssl"] {
                files.append(("/etc/" + name, false))
            }
            files.append(("/usr/share/ca-certificates", false))
        }
        if grants.contains(.files) {
            files.append(("/usr", false))
            files += Self.fonts
        }
        if grants.contains(.display) {
            files += ["/usr/share", "/usr/lib", "/lib", "/lib64"].map { ($0, false) }
            files += Self.fonts
            if let key = unsafe getenv("XAUTHORITY") {
                files.append((unsafe String(cString: key), false))
            }
            files.append(("/dev/dri", true))
        }
        return files
    }
}
