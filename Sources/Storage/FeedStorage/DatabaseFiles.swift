import Glibc
import SystemInterface

/// The numbered files of one database in its folder: the current one and damaged ones.
///
/// An open database must not be renamed or removed, since SQLite finds its other files by name. So
/// a damaged one stays, and the next number is created; only those before it are removed.
package struct DatabaseFiles: Sendable {
    package let folder: String

    private let prefix: String
    private static let suffix = ".sqlite"
    /// How long to wait for processes that are opening a database.
    private static let openingMilliseconds: Int64 = 3_000
    private static let pauseMicroseconds: UInt32 = 20_000

    /// Creates the files in `folder`, which need not exist.
    ///
    /// - Parameter name: the prefix of their names, which includes the version of the schema.
    package init(folder: String, name: String) {
        self.folder = folder
        prefix = name + "-"
    }

    /// Returns a folder of the program by the XDG base directory specification; `nil` if neither
    /// variable is an absolute path.
    ///
    /// - Parameters:
    ///   - base: the variable of the parent folder, such as `XDG_STATE_HOME`.
    ///   - fallback: the parent folder below `HOME` if it isn't set, such as `.local/state`.
    ///   - variable: returns the value of an environment variable.
    package static func folder(
        base: String, fallback: String, variable: (String) -> String?
    ) -> String? {
        if let base = variable(base), FilePath.isAbsolute(base) {
            return base + "/feedhost"
        }
        guard let home = variable("HOME"), FilePath.isAbsolute(home) else { return nil }
        return "\(home)/\(fallback)/feedhost"
    }

    /// Returns the path of the database with a number.
    package func path(_ number: Int) -> String {
        "\(folder)/\(prefix)\(number)\(Self.suffix)"
    }

    /// Opens a database by `open`, waiting for other processes that are opening it. New files are
    /// readable by their owner only.
    package func open<Opened>(
        _ number: Int, by open: (DatabaseFile) throws(DatabaseError) -> Opened
    ) throws(DatabaseError) -> Opened {
        // SQLite gives its further files the same permissions. The mask of new files is that of all threads.
        let made = unsafe path(number).withSystemPath {
            unsafe Glibc.open($0, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        }
        if made >= 0 { close(made) }
        let end = MonotonicClock.milliseconds + Self.openingMilliseconds
        while true {
            do throws(DatabaseError) {
                return try open(file(number))
            } catch {
                guard error.isBusy, MonotonicClock.milliseconds < end else { throw error }
                // SQLite doesn't wait for the lock it needs to switch to write-ahead logging.
                usleep(Self.pauseMicroseconds)
            }
        }
    }

    /// Returns the file of a database. It can only be read if it, or its folder, where SQLite makes
    /// further files, can't be written.
    private func file(_ number: Int) -> DatabaseFile {
        let path = path(number)
        let isReadOnly =
            Self.allows(path, F_OK) && !(Self.allows(path, W_OK) && Self.allows(folder, W_OK))
        let hasLog = Self.size(path + "-wal") > 0 && Self.size(path + "-shm") > 0
        return DatabaseFile(path: path, isReadOnly: isReadOnly, hasLog: hasLog)
    }

    /// Creates the folder and its parents, accessible by the owner only. An existing folder must be
    /// the user's own and not a symbolic link: others could read or replace files in it.
    package func makeFolder() -> Bool {
        (try? PrivateFolder.open(forFileAt: path(0))) != nil
    }

    /// True if no database exists; false if the folder can't be read.
    package var areNone: Bool {
        do throws(SystemError) {
            return try numbers().isEmpty
        } catch {
            return error == .notFound
        }
    }

    /// The number of the current database: the highest.
    package var currentNumber: Int? { (try? numbers())?.max() }

    /// Removes the databases with numbers below `number`.
    package func remove(below number: Int) {
        for old in (try? numbers()) ?? [] where old < number {
            for extra in ["", "-wal", "-shm"] {
                unsafe (path(old) + extra).withSystemPath { unsafe unlink($0) }
            }
        }
    }

    /// The disk space of the files.
    package var sizeInBytes: Int64 {
        ((try? numbers()) ?? []).reduce(0) { total, number in
            ["", "-wal"].reduce(total) { $0 + Self.size(path(number) + $1) }
        }
    }

    private static func allows(_ path: String, _ access: Int32) -> Bool {
        unsafe path.withSystemPath { unsafe Glibc.access($0, access) } == 0
    }

    private static func size(_ path: String) -> Int64 {
        Int64((try? FileStatus.of(path))?.size ?? 0)
    }

    /// Returns the numbers of the databases.
    private func numbers() throws(SystemError) -> [Int] {
        let names = try FolderFiles.names(in: folder)
        return names.compactMap { name -> Int? in
            guard name.hasPrefix(prefix), name.hasSuffix(Self.suffix),
                let number = Int(name.dropFirst(prefix.count).dropLast(Self.suffix.count)),
                (0..<1_000_000).contains(number)
            else { return nil }
            return number
        }
    }
}
