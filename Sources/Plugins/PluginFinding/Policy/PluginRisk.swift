import Glibc
import SystemInterface

/// Why others could put their code into a plugin.
package enum PluginRisk: Error, Sendable, Hashable {
    /// Others than the owner may write to the file.
    case writableFile
    /// Others than the owner may write to the folder it lies in.
    case writableFolder(String)
    /// The folder is one where everybody may put files, such as /tmp.
    case sharedFolder(String)
    /// The file belongs to somebody else; the user's number.
    case foreignFile(UInt32)
    /// The folder belongs to somebody else; the user's number.
    case foreignFolder(String, UInt32)

    /// The risk of an open plugin file and of its folder, if there is one.
    static func of(_ descriptor: Int32, at path: String) -> PluginRisk? {
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else { return nil }
        return ofFile(status) ?? ofFolders(of: path)
    }

    /// How many links lead on from each other at most, as in Linux.
    private static let linkLimit = 40

    /// The risk of the folder that `path` lies in, and, where it is a link, of those that it leads
    /// to: whoever can change the link's end can change what it leads to.
    static func ofFolders(of path: String) -> PluginRisk? {
        ofFolder(FilePath.folder(of: path)) ?? ofFolders(behind: path)
    }

    /// The risk of the folders that the link at `path` leads to; `nil` where there is none, or no link.
    static func ofFolders(behind path: String) -> PluginRisk? {
        var path = path
        for _ in 0..<linkLimit {
            guard let target = FilePath.target(ofLinkAt: path) else { break }
            path = target.hasPrefix("/") ? target : FilePath.folder(of: path) + "/" + target
            if let risk = ofFolder(FilePath.folder(of: path)) { return risk }
        }
        return nil
    }

    /// The risk of a folder, if there is one.
    static func ofFolder(_ path: String) -> PluginRisk? {
        var status = stat()
        let isThere = unsafe SystemText.withPath(path) { unsafe stat($0, &status) } == 0
        return isThere ? ofFolder(status, at: path) : nil
    }

    /// The risk of an open folder, if there is one.
    static func ofFolder(_ descriptor: Int32, at path: String) -> PluginRisk? {
        var status = stat()
        return unsafe fstat(descriptor, &status) == 0 ? ofFolder(status, at: path) : nil
    }

    private static func ofFolder(_ status: stat, at path: String) -> PluginRisk? {
        // With the sticky bit, it is meant to be so, and nothing to be mended.
        if status.st_mode & 0o1002 == 0o1002 {
            return .sharedFolder(path)
        }
        if status.st_mode & 0o022 != 0 {
            return .writableFolder(path)
        }
        return isTrusted(status.st_uid) ? nil : .foreignFolder(path, status.st_uid)
    }

    /// The risk of a file of which the system says this, if there is one.
    static func ofFile(_ status: stat) -> PluginRisk? {
        if status.st_mode & 0o022 != 0 {
            return .writableFile
        }
        return isTrusted(status.st_uid) ? nil : .foreignFile(status.st_uid)
    }

    /// The system, whoever runs the program, and whoever could change the program anyway.
    private static func isTrusted(_ user: uid_t) -> Bool {
        user == 0 || user == geteuid() || user == programOwner
    }

    private static let programOwner: uid_t? = {
        var status = stat()
        return unsafe stat("/proc/self/exe", &status) == 0 ? status.st_uid : nil
    }()
}
