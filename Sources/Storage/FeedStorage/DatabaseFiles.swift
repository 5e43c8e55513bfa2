import Glibc

/// The files of one database in its folder: the one in use, and those that were found damaged.
///
/// A database is never renamed or removed while somebody may have it open: SQLite finds the files
/// beside it by their names. So a damaged one stays where it is, and the next number is begun;
/// only those older than that are removed.
package struct DatabaseFiles: Sendable {
    /// The folder.
    package let folder: String

    private let prefix: String
    private static let suffix = ".sqlite"
    private static let openingAttempts = 100
    private static let pauseMicroseconds: UInt32 = 20_000

    /// The files in `folder`, which need not be there.
    ///
    /// - Parameter name: what their names begin with. It stands for the layout of the tables, too:
    ///   another layout, another name.
    package init(folder: String, name: String) {
        self.folder = folder
        prefix = name + "-"
    }

    /// A folder of the program by the XDG base directory specification: `nil` where neither
    /// variable is set to an absolute path.
    ///
    /// - Parameters:
    ///   - base: the variable that names the folder it is in, such as `XDG_STATE_HOME`.
    ///   - fallback: that folder below `HOME` where the variable does not, such as `.local/state`.
    ///   - variable: the value of an environment variable.
    package static func folder(
        base: String, fallback: String, variable: (String) -> String?
    ) -> String? {
        if let base = variable(base), base.hasPrefix("/") {
            return base + "/feedhost"
        }
        guard let home = variable("HOME"), home.hasPrefix("/") else { return nil }
        return "\(home)/\(fallback)/feedhost"
    }

    /// The path of the database with a number.
    package func path(_ number: Int) -> String {
        "\(folder)/\(prefix)\(number)\(Self.suffix)"
    }

    /// Opens the file of a number by `open`, and waits for others that are opening it. What is made is
    /// for its owner only.
    package func open<Opened>(
        _ number: Int, by open: (_ path: String) throws(DatabaseError) -> Opened
    ) throws(DatabaseError) -> Opened {
        let mask = umask(0o077)
        defer { umask(mask) }
        var attempt = 1
        while true {
            do throws(DatabaseError) {
                return try open(path(number))
            } catch {
                guard error.isBusy, attempt < Self.openingAttempts else { throw error }
                // SQLite does not wait for the lock it needs to begin write-ahead logging.
                attempt += 1
                usleep(Self.pauseMicroseconds)
            }
        }
    }

    /// Makes the folder, for its owner only, and those it is in. One that is there has to be the
    /// person's own and no link: others could read along, or put something under.
    package func makeFolder() -> Bool {
        var path = ""
        for part in folder.split(separator: "/") {
            path += "/" + part
            if unsafe mkdir(path, 0o700) != 0, errno != EEXIST { return false }
        }
        let opened = unsafe Glibc.open(folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard opened >= 0 else { return false }
        defer { close(opened) }
        var status = stat()
        guard unsafe fstat(opened, &status) == 0, status.st_uid == geteuid() else { return false }
        return status.st_mode & 0o077 == 0 || fchmod(opened, 0o700) == 0
    }

    /// True where no database was ever made: there is none, or no folder. Of a folder that can't be looked into nobody
    /// knows.
    package var areNone: Bool {
        guard let directory = unsafe opendir(folder) else { return errno == ENOENT }
        unsafe closedir(directory)
        return currentNumber == nil
    }

    /// The number of the database in use: the highest.
    package var currentNumber: Int? { numbers().max() }

    /// Removes the databases whose numbers are below `number`.
    package func remove(below number: Int) {
        for old in numbers() where old < number {
            for extra in ["", "-wal", "-shm"] { unsafe unlink(path(old) + extra) }
        }
    }

    /// How many bytes the files take on the disk.
    package var sizeInBytes: Int64 {
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
            guard name.hasPrefix(prefix), name.hasSuffix(Self.suffix),
                let number = Int(name.dropFirst(prefix.count).dropLast(Self.suffix.count)),
                (0..<1_000_000).contains(number)
            else { continue }
            found.append(number)
        }
        return found
    }
}
