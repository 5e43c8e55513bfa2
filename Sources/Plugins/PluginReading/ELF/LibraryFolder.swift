import Glibc

/// A folder that libraries are loaded from.
///
/// In both places only the system's folders and the plugin's own are allowed, since a plugin could
/// name any folder of the user.
package enum LibraryFolder: Hashable {
    /// The folder of the library that names it.
    case own
    /// A system folder.
    case system(String)

    /// Names of the library's own folder in a search path.
    private static let ownNames = ["$ORIGIN", "${ORIGIN}", "$ORIGIN/", "${ORIGIN}/"]
    private static let systemFolders = [
        "/lib/", "/lib64/", "/usr/lib/", "/usr/lib64/", "/usr/libexec/", "/usr/local/lib/",
    ]

    /// Creates the folder from a search path's entry; `nil` if it is not allowed.
    package init?(named name: String) {
        if Self.ownNames.contains(name) {
            self = .own
        } else if Self.isOfSystem(name) {
            self = .system(name)
        } else {
            return nil
        }
    }

    /// The default folders of the loader.
    package static var defaults: [LibraryFolder] {
        #if arch(x86_64)
            let triplet = "x86_64-linux-gnu"
        #else
            let triplet = "aarch64-linux-gnu"
        #endif
        return [
            "/lib/\(triplet)", "/usr/lib/\(triplet)", "/lib64", "/usr/lib64", "/lib", "/usr/lib",
            "/usr/local/lib",
        ].map { .system($0) }
    }

    private static func isOfSystem(_ folder: String) -> Bool {
        guard !names(in: folder).contains(".."), !folder.utf8.contains(UInt8(ascii: "$")) else {
            return false
        }
        return systemFolders.contains { (folder + "/").hasPrefix($0) }
            || folder.hasPrefix("/opt/") && isOfRoot(folder)
    }

    /// Splits a path by bytes: a slash and a combining mark after it are one `Character`.
    private static func names(in folder: String) -> [String] {
        folder.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
    }

    /// Returns true if only root can write to the folder and everyone can read it, such as a
    /// compiler's runtime below `/opt`.
    private static func isOfRoot(_ folder: String) -> Bool {
        var path = ""
        for name in names(in: folder) {
            path += "/" + name
            var status = stat()
            guard unsafe lstat(path, &status) == 0, status.st_uid == 0,
                status.st_mode & S_IFMT == S_IFDIR, status.st_mode & 0o027 == 0o005
            else { return false }
        }
        return true
    }
}
