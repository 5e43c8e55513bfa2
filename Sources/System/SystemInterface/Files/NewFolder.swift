import Glibc
import LinuxSystem

/// Creates a folder atomically under an unused name.
///
/// Until ``commit()`` the content is in a hidden folder beside it.
package final class NewFolder {
    private let path: String
    private let temporaryPath: String
    /// The files and folders created in it, in order.
    private var made: [(path: String, isFolder: Bool)] = []
    private var isCommitted = false

    /// Begins the folder `name` in `parent`.
    ///
    /// - Throws: `EEXIST` if the name exists.
    package init(_ name: String, in parent: String) throws(SystemError) {
        path = "\(parent)/\(name)"
        temporaryPath = "\(parent)/.\(name).\(getpid()).tmp"
        var status = stat()
        // A broken link counts, too.
        if unsafe path.withSystemPath({ unsafe lstat($0, &status) }) == 0 { throw .exists }
        try Self.makeFolder(temporaryPath)
    }

    deinit {
        guard !isCommitted else { return }
        for entry in made.reversed() {
            _ = unsafe entry.path.withSystemPath {
                unsafe entry.isFolder ? rmdir($0) : unlink($0)
            }
        }
        _ = unsafe temporaryPath.withSystemPath { unsafe rmdir($0) }
    }

    /// Writes a file.
    ///
    /// - Parameters:
    ///   - bytes: its content.
    ///   - name: its path in the folder; missing folders on the way are created.
    ///   - isExecutable: whether it is executable.
    package func write(
        _ bytes: [UInt8], to name: String, isExecutable: Bool
    ) throws(SystemError) {
        var folder = temporaryPath
        for part in name.split(separator: "/").dropLast() {
            folder += "/" + part
            if !made.contains(where: { $0.path == folder }) {
                try Self.makeFolder(folder)
                made.append((folder, true))
            }
        }
        let file = "\(temporaryPath)/\(name)"
        let descriptor = try FileDescriptor.open(creating: file, isExecutable ? 0o777 : 0o666)
        made.append((file, false))
        try descriptor.writeAll(bytes)
    }

    /// Gives the folder its name. Call this once, after everything is written.
    package func commit() throws(SystemError) {
        let result = unsafe temporaryPath.withSystemPath { old in
            unsafe path.withSystemPath { unsafe linux_folder_name(old, $0) }
        }
        guard result == 0 else { throw SystemError(number: -result) }
        isCommitted = true
    }

    private static func makeFolder(_ path: String) throws(SystemError) {
        guard unsafe path.withSystemPath({ unsafe mkdir($0, 0o777) }) == 0 else { throw .last }
    }
}
