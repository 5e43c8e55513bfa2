import Glibc

/// A folder that libraries are loaded from.
///
/// The rule, for both seats: a plugin's libraries lie in the system's folders or in the plugin's
/// own, and nowhere else. What else it names could be any folder of the person's.
package enum LibraryFolder: Hashable {
    /// The one the library that names it lies in.
    case own
    /// One of the system, by its path.
    case system(String)

    /// Names in a search path for the folder a library itself lies in.
    private static let ownNames = ["$ORIGIN", "${ORIGIN}", "$ORIGIN/", "${ORIGIN}/"]
    private static let systemFolders = [
        "/lib/", "/lib64/", "/usr/lib/", "/usr/lib64/", "/usr/libexec/", "/usr/local/lib/",
    ]

    /// The folder that a search path names; `nil` where it is one that is not to be used.
    package init?(named name: String) {
        if Self.ownNames.contains(name) {
            self = .own
        } else if Self.isOfSystem(name) {
            self = .system(name)
        } else {
            return nil
        }
    }

    /// Where the loader looks when nothing else is named.
    package static var usual: [LibraryFolder] {
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
        guard !folder.split(separator: "/").contains(".."), !folder.contains("$") else {
            return false
        }
        return systemFolders.contains { (folder + "/").hasPrefix($0) }
            || folder.hasPrefix("/opt/") && isOfRoot(folder)
    }

    /// Root alone can change what is in the folder, and everybody can read it: such as that of a
    /// compiler's runtime below `/opt`.
    private static func isOfRoot(_ folder: String) -> Bool {
        var path = ""
        for name in folder.split(separator: "/") {
            path += "/" + name
            var status = stat()
            guard unsafe lstat(path, &status) == 0, status.st_uid == 0,
                status.st_mode & S_IFMT == S_IFDIR, status.st_mode & 0o027 == 0o005
            else { return false }
        }
        return true
    }
}
