import Glibc

/// The files of the cache in its folder.
///
/// A database is never renamed or removed while somebody may have it open: SQLite finds the files
/// beside it by their names. So a damaged one stays where it is, and the next number is begun;
/// only those older than that are removed.
package struct CacheFiles: Sendable {
    /// The folder.
    package let folder: String

    // Stands for the layout of the tables, too: another layout, another name.
    private static let prefix = "responses-v1-"
    private static let suffix = ".sqlite"

    /// The files in `folder`, which need not be there.
    package init(folder: String) {
        self.folder = folder
    }

    /// The folder of the cache by the XDG base directory specification: `nil` where neither
    /// variable is set to an absolute path.
    package static func folder(variable: (String) -> String?) -> String? {
        if let cache = variable("XDG_CACHE_HOME"), cache.hasPrefix("/") {
            return cache + "/feedhost"
        }
        guard let home = variable("HOME"), home.hasPrefix("/") else { return nil }
        return home + "/.cache/feedhost"
    }

    /// The path of the database with a number.
    func path(_ number: Int) -> String {
        "\(folder)/\(Self.prefix)\(number)\(Self.suffix)"
    }

    /// Makes the folder, for its owner only, and those it is in. One that is there has to be the
    /// person's own and no link: others could read along, or put something under.
    func makeFolder() -> Bool {
        var path = ""
        for part in folder.split(separator: "/") {
            path += "/" + part
            if unsafe mkdir(path, 0o700) != 0, errno != EEXIST { return false }
        }
        let opened = unsafe open(folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard opened >= 0 else { return false }
        defer { close(opened) }
        var status = stat()
        guard unsafe fstat(opened, &status) == 0, status.st_uid == geteuid() else { return false }
        return status.st_mode & 0o077 == 0 || fchmod(opened, 0o700) == 0
    }

    /// The number of the database in use: the highest.
    var currentNumber: Int? { numbers().max() }

    /// Removes the databases whose numbers are below `number`.
    func remove(below number: Int) {
        for old in numbers() where old < number {
            for extra in ["", "-wal", "-shm"] { unsafe unlink(path(old) + extra) }
        }
    }

    /// How many bytes the files take on the disk.
    var sizeInBytes: Int64 {
        numbers().reduce(0) { total, number in
            ["", "-wal"].reduce(total) { $0 + Self.size(path(number) + $1) }
        }
    }

    private static func size(_ path: String) -> Int64 {
        var status = stat()
        guard unsafe stat(path, &status) == 0 else { return 0 }
        return Int64(status.st_size)
    }

    private func numbers() -> [Int] {
        guard let directory = unsafe opendir(folder) else { return [] }
        defer { unsafe closedir(directory) }
        var found: [Int] = []
        while let entry = unsafe readdir(directory) {
            let name = unsafe withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            guard name.hasPrefix(Self.prefix), name.hasSuffix(Self.suffix),
                let number = Int(name.dropFirst(Self.prefix.count).dropLast(Self.suffix.count)),
                (0..<1_000_000).contains(number)
            else { continue }
            found.append(number)
        }
        return found
    }
}
