import Glibc

/// Replaces a file atomically.
///
/// Writes to an unnamed file in the same folder, which ``commit()`` names. If the process ends
/// before, the old file is unchanged, and nothing remains. On file systems without unnamed files,
/// only an uncatchable end leaves a temporary file.
package final class ReplacementFile {
    private let path: String
    private let temporaryPath: String
    private let descriptor: FileDescriptor
    private let hasName: Bool
    private var isCommitted = false

    /// Begins to replace the file at `path`. A symbolic link stays, and its target is replaced or
    /// created.
    ///
    /// - Parameter isPrivate: whether a new file is readable only by its owner. An existing one
    ///   keeps its permissions, and its owner and group where this process may give files to them.
    package init(path: String, isPrivate: Bool = false) throws(SystemError) {
        self.path = FilePath.resolved(path)
        let folder = FilePath.folder(of: self.path)
        let name = FilePath.names(in: self.path).last ?? "output"
        temporaryPath = "\(folder)/.\(Self.prefix(of: name)).\(getpid()).tmp"

        let old = try Self.status(of: self.path)
        // Those of a new file without what the user's mask takes: only the kernel can ask for that without
        // setting another one, which files that threads create meanwhile would get.
        let first: mode_t = old != nil || isPrivate ? 0o600 : 0o666
        // __O_TMPFILE | O_DIRECTORY, which the C library hides behind _GNU_SOURCE.
        let unnamed = unsafe folder.withSystemPath {
            unsafe open($0, 0o20_200_000 | O_WRONLY | O_CLOEXEC, first)
        }
        if unnamed >= 0 {
            descriptor = FileDescriptor(owning: unnamed)
            hasName = false
        } else {
            // A leftover of a killed process with the same number.
            Self.remove(temporaryPath)
            SignalCleanup.setFile(temporaryPath)
            do {
                descriptor = try FileDescriptor.open(creating: temporaryPath, first)
            } catch {
                SignalCleanup.setFile(nil)
                throw error
            }
            hasName = true
        }
        guard let old else { return }
        if fchown(descriptor.number, old.owner, old.group) != 0 {
            _ = fchown(descriptor.number, .max, old.group)
        }
        // Without set-user-ID bits: the new file may have another owner.
        fchmod(descriptor.number, old.permissions & 0o777)
    }

    deinit {
        if hasName, !isCommitted {
            Self.remove(temporaryPath)
            SignalCleanup.setFile(nil)
        }
    }

    package func write(_ bytes: borrowing RawSpan) throws(SystemError) {
        try descriptor.writeAll(bytes)
    }

    /// Replaces the file. Call this once, after everything is written.
    package func commit() throws(SystemError) {
        try descriptor.synchronize()
        SignalCleanup.setFile(temporaryPath)
        defer { SignalCleanup.setFile(nil) }
        if !hasName {
            Self.remove(temporaryPath)
            let unnamed = "/proc/self/fd/\(descriptor.number)"
            let isLinked = unsafe temporaryPath.withSystemPath {
                unsafe linkat(AT_FDCWD, unnamed, AT_FDCWD, $0, AT_SYMLINK_FOLLOW) == 0
            }
            guard isLinked else { throw .last }
        }
        let isRenamed = unsafe temporaryPath.withSystemPath { old in
            unsafe path.withSystemPath { unsafe rename(old, $0) == 0 }
        }
        guard isRenamed else {
            let error = SystemError.last
            Self.remove(temporaryPath)
            throw error
        }
        isCommitted = true
    }

    /// The status of a writable file; `nil` if there is none.
    private static func status(of path: String) throws(SystemError) -> FileStatus? {
        let status: FileStatus
        do {
            status = try FileStatus.of(path)
        } catch .notFound {
            return nil
        }
        if status.isDirectory { throw .isDirectory }
        guard unsafe path.withSystemPath({ unsafe access($0, W_OK) }) == 0 else { throw .last }
        return status
    }

    private static func remove(_ path: String) {
        _ = unsafe path.withSystemPath { unsafe unlink($0) }
    }

    /// A prefix that keeps the temporary name within 255 bytes.
    private static func prefix(of name: String) -> String {
        String(name.unicodeScalars.prefix(50))
    }
}
