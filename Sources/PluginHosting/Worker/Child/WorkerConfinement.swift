import Glibc
import LinuxSandbox
import WorkerProtocol

/// Confines a worker, before anything of the plugin runs.
struct WorkerConfinement {
    private let start: WorkerStart
    private var absences: [ConfinementReport.Absence] = []
    private var landlockVersion: UInt32 = 0
    private var hasFilter = false

    private init(_ start: WorkerStart) {
        self.start = start
    }

    /// Takes everything away that the person did not grant.
    ///
    /// - Parameter libraries: what the loader may be handed.
    static func enter(
        _ start: WorkerStart, handing libraries: NeededLibraries
    ) -> WorkerConfinement {
        var confinement = WorkerConfinement(start)
        confinement.limit()
        confinement.attempt(.noNewPrivileges) { _ in sandbox_refuse_privileges() }
        // The filter is made before anything is forbidden, and entered last.
        var preparation: Int32 = 0
        confinement.attempt(.seccomp) { start in
            preparation = sandbox_filter_prepare(start.grants.rawValue)
            return preparation
        }
        confinement.enterLandlock(libraries)
        if !confinement.isAbsent(.seccomp) {
            for library in libraries.libraries {
                // The name must outlive the loading; the process is that of one plugin.
                _ = unsafe sandbox_offer(strdup(library.name), library.descriptor)
            }
            _ = unsafe sandbox_offer(strdup(WorkerProcess.libraryPath), WorkerProcess.library)
            confinement.attempt(.seccomp) { _ in sandbox_filter_enter() }
        }
        confinement.hasFilter = !confinement.isAbsent(.seccomp)
        return confinement
    }

    /// What may be reserved beyond what may be written to: enough for any runtime, and little
    /// enough that the kernel's own tables for it stay small.
    private static let addressesBeyondMemory: UInt64 = 64 << 30

    /// Which parts hold.
    var report: ConfinementReport {
        ConfinementReport(absences: absences, landlockVersion: landlockVersion)
    }

    /// Takes away what only loading needed. Answers whether that worked.
    func finishLoading() -> Bool {
        var isDone = true
        if hasFilter {
            isDone = sandbox_filter_finish_loading() == 0
        } else if !isAbsent(.landlock) && start.grants.isEmpty {
            let ruleset = sandbox_landlock_make(Int32(landlockVersion), 0)
            isDone = ruleset >= 0 && sandbox_landlock_enter(ruleset) == 0
        }
        return isDone
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

    private mutating func limit() {
        attempt(.memoryLimit) { start in
            let result = sandbox_limit(Int32(SANDBOX_LIMIT_MEMORY), start.limits.memory)
            guard result >= 0 else { return result }
            let (addresses, overflows) = start.limits.memory.addingReportingOverflow(
                Self.addressesBeyondMemory)
            return sandbox_limit(Int32(SANDBOX_LIMIT_ADDRESSES), overflows ? .max : addresses)
        }
        attempt(.processorLimit) { start in
            sandbox_limit(
                Int32(SANDBOX_LIMIT_CPU_SECONDS), UInt64(start.limits.processorTime))
        }
        attempt(.fileLimits) { start in
            for (limit, value) in [
                (SANDBOX_LIMIT_FILE_SIZE, 0), (SANDBOX_LIMIT_CORE, 0),
                (SANDBOX_LIMIT_OPEN_FILES, UInt64(start.limits.openFiles)),
            ] {
                let result = sandbox_limit(Int32(limit), value)
                if result < 0 { return result }
            }
            return 0
        }
    }

    private mutating func enterLandlock(_ libraries: NeededLibraries) {
        let needsFiles = isAbsent(.seccomp)
        var version: Int32 = 0
        attempt(.landlock) { start in
            version = sandbox_landlock_version()
            guard version > 0 else { return version }
            let ruleset = sandbox_landlock_make(version, start.grants.rawValue)
            guard ruleset >= 0 else { return ruleset }
            if needsFiles {
                // Without the filter the loader opens the libraries itself.
                for library in libraries.libraries {
                    _ = unsafe sandbox_landlock_allow(
                        ruleset, version, "/proc/self/fd/\(library.descriptor)", 0)
                }
            }
            for (path, isWritable) in Self.files(for: start.grants) {
                // What is not there needs no rule.
                _ = unsafe sandbox_landlock_allow(ruleset, version, path, isWritable ? 1 : 0)
            }
            return sandbox_landlock_enter(ruleset)
        }
        landlockVersion = isAbsent(.landlock) ? 0 : UInt32(clamping: version)
        if needsFiles {
            // Nothing else keeps it from forking.
            _ = sandbox_limit(Int32(SANDBOX_LIMIT_PROCESSES), 0)
        }
    }

    /// The files that go with a grant.
    private static func files(for grants: WorkerGrants) -> [(path: String, isWritable: Bool)] {
        var files: [(String, Bool)] = []
        if grants.contains(.terminal) {
            files.append(("/dev/tty", true))
            files.append(("/usr/share/terminfo", false))
            files.append(("/lib/terminfo", false))
        }
        if grants.contains(.network) {
            for name in ["resolv.conf", "hosts", "nsswitch.conf", "host.conf", "gai.conf", "ssl"] {
                files.append(("/etc/" + name, false))
            }
            files.append(("/usr/share/ca-certificates", false))
        }
        if grants.contains(.display) {
            for path in ["/usr/share", "/usr/lib", "/lib", "/lib64", "/etc/fonts"] {
                files.append((path, false))
            }
            if let key = unsafe getenv("XAUTHORITY") {
                files.append((unsafe String(cString: key), false))
            }
            files.append(("/dev/dri", true))
            files.append(("/tmp/.X11-unix", true))
        }
        return files
    }
}
