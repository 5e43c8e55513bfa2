import Glibc
import LinuxSystem

/// Creates files atomically under an unused name.
package enum NewFile {
    /// The number of names to try.
    private static let nameLimit = 10_000

    /// Creates a folder unless it exists. Its parent must exist.
    package static func makeFolder(_ path: String) throws(SystemError) {
        guard unsafe path.withSystemPath({ unsafe mkdir($0, 0o777) }) != 0 else { return }
        let error = SystemError.last
        guard error == .exists, try FileStatus.of(path).isDirectory else { throw error }
    }

    /// Creates a file under the first unused name: `name` and `ending`, else with -2, -3 and so on
    /// between them.
    ///
    /// - Returns: its path.
    package static func make(
        _ bytes: [UInt8], in folder: String, name: String, ending: String
    ) throws(SystemError) -> String {
        let temporaryPath = "\(folder)/.\(name).\(getpid()).tmp"
        // A leftover of a killed process with the same number.
        _ = unsafe temporaryPath.withSystemPath { unsafe unlink($0) }
        let file = try FileDescriptor.open(creating: temporaryPath)
        SignalCleanup.setFile(temporaryPath)
        defer {
            _ = unsafe temporaryPath.withSystemPath { unsafe unlink($0) }
            SignalCleanup.setFile(nil)
        }
        try file.writeAll(bytes)
        for count in 1...nameLimit {
            let path = "\(folder)/\(name)\(count == 1 ? "" : "-\(count)")\(ending)"
            let result = unsafe temporaryPath.withSystemPath { old in
                unsafe path.withSystemPath { unsafe linux_folder_link(old, $0) }
            }
            if result == 0 { return path }
            guard result == -EEXIST else { throw SystemError(number: -result) }
        }
        throw .exists
    }
}
