import Glibc
import SystemInterface

/// A way in which other users could change a plugin's code.
package enum PluginRisk: Error, Sendable, Hashable {
    /// Others than the owner may write to the file.
    case writableFile
    /// Others than the owner may write to its folder.
    case writableFolder(String)
    /// A folder writable by everyone, such as /tmp.
    case sharedFolder(String)
    /// Owned by another user, given by number.
    case foreignFile(UInt32)
    /// In a folder owned by another user, given by number.
    case foreignFolder(String, UInt32)

    /// Returns the risk of an open plugin file and its folder.
    static func of(_ descriptor: Int32, at path: String) -> PluginRisk? {
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else { return nil }
        return ofFile(status) ?? ofFolders(of: path)
    }

    /// The links to follow at most, as in Linux.
    private static let linkLimit = 40

    /// Returns the risk of the folder of `path` and, if that is a link, of all folders on the way,
    /// since whoever can replace a link can change the target.
    static func ofFolders(of path: String) -> PluginRisk? {
        ofFolder(FilePath.folder(of: path)) ?? ofFolders(behind: path)
    }

    /// Returns the risk of the folders that a link leads to; `nil` if none, or no link.
    static func ofFolders(behind path: String) -> PluginRisk? {
        var path = path
        for _ in 0..<linkLimit {
            guard let target = FilePath.target(ofLinkAt: path) else { break }
            path = FilePath.isAbsolute(target) ? target : FilePath.folder(of: path) + "/" + target
            if let risk = ofFolder(FilePath.folder(of: path)) { return risk }
        }
        return nil
    }

    /// Returns the risk of a folder.
    static func ofFolder(_ path: String) -> PluginRisk? {
        var status = stat()
        let isThere = unsafe path.withSystemPath { unsafe stat($0, &status) } == 0
        return isThere ? ofFolder(status, at: path) : nil
    }

    /// Returns the risk of an open folder.
    static func ofFolder(_ descriptor: Int32, at path: String) -> PluginRisk? {
        var status = stat()
        return unsafe fstat(descriptor, &status) == 0 ? ofFolder(status, at: path) : nil
    }

    private static func ofFolder(_ status: stat, at path: String) -> PluginRisk? {
        // With the sticky bit the folder is shared on purpose.
        if status.st_mode & 0o1002 == 0o1002 {
            return .sharedFolder(path)
        }
        if status.st_mode & 0o022 != 0 {
            return .writableFolder(path)
        }
        return isTrusted(status.st_uid) ? nil : .foreignFolder(path, status.st_uid)
    }

    /// Returns the risk of a file with this status.
    static func ofFile(_ status: stat) -> PluginRisk? {
        if status.st_mode & 0o022 != 0 {
            return .writableFile
        }
        return isTrusted(status.st_uid) ? nil : .foreignFile(status.st_uid)
    }

    /// Root, the user, and whoever owns the program.
    private static func isTrusted(_ user: uid_t) -> Bool {
        user == 0 || user == geteuid() || user == programOwner
    }

    private static let programOwner = (try? FileStatus.of("/proc/self/exe"))?.owner
}
