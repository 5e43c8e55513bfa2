import Glibc

/// A file that takes the place of another whole, or not at all.
///
/// What is written goes to a file without a name in the same folder; only ``commit()`` gives it the
/// name. Whatever ends the process before leaves the old file as it was, and nothing beside it.
package final class ReplacementFile {
    private let path: String
    private let temporaryPath: String
    private let descriptor: FileDescriptor
    private let hasName: Bool
    private var isCommitted = false

    /// Begins to replace the file at `path`; a symbolic link there stays, and its target is replaced.
    package init(path: String) throws(SystemError) {
        self.path = Self.resolved(path)
        let folder = Self.folder(of: self.path)
        let name = self.path.split(separator: "/", omittingEmptySubsequences: true).last ?? "output"
        temporaryPath = "\(folder)/.\(name.prefix(100)).\(getpid()).tmp"

        let permissions = try Self.permissions(forReplacing: self.path)
        // __O_TMPFILE | O_DIRECTORY, which the C library hides behind _GNU_SOURCE.
        let unnamed = unsafe open(folder, 0o20_200_000 | O_WRONLY | O_CLOEXEC, 0o600)
        if unnamed >= 0 {
            descriptor = FileDescriptor(owning: unnamed)
            hasName = false
        } else {
            let named = unsafe open(temporaryPath, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
            guard named >= 0 else { throw .last }
            descriptor = FileDescriptor(owning: named)
            hasName = true
        }
        fchmod(descriptor.number, permissions)
    }

    deinit {
        if hasName, !isCommitted {
            unsafe unlink(temporaryPath)
        }
    }

    /// Writes all of `bytes` to the new file.
    package func write(_ bytes: borrowing RawSpan) throws(SystemError) {
        try descriptor.writeAll(bytes)
    }

    /// Puts the new file in the place of the old one. Called once, after everything is written.
    package func commit() throws(SystemError) {
        try descriptor.synchronize()
        if !hasName {
            unsafe unlink(temporaryPath)
            guard
                unsafe linkat(
                    AT_FDCWD, "/proc/self/fd/\(descriptor.number)", AT_FDCWD, temporaryPath,
                    AT_SYMLINK_FOLLOW) == 0
            else { throw .last }
        }
        guard unsafe rename(temporaryPath, path) == 0 else {
            let error = SystemError.last
            unsafe unlink(temporaryPath)
            throw error
        }
        isCommitted = true
    }

    /// The permission bits of the file that is there and may be written to, else those of a new one.
    private static func permissions(forReplacing path: String) throws(SystemError) -> mode_t {
        let status: FileStatus
        do {
            status = try FileStatus.of(path)
        } catch .notFound {
            let mask = umask(0)
            umask(mask)
            return 0o666 & ~mask
        }
        if status.isDirectory { throw .isDirectory }
        guard unsafe access(path, W_OK) == 0 else { throw .last }
        return status.permissions
    }

    private static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The path with symbolic links followed, where there is something; else as it is.
    private static func resolved(_ path: String) -> String {
        guard let real = unsafe realpath(path, nil) else { return path }
        defer { unsafe free(real) }
        return unsafe String(cString: real)
    }
}
