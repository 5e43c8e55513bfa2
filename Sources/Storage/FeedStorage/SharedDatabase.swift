/// A database shared by processes: opened lazily, and replaced by a new file if it is damaged.
final class SharedDatabase<Opened> {
    private let files: DatabaseFiles
    private let didSetAside: (String) -> Void
    private let connection: (Opened) -> Database?
    private let open: (DatabaseFile) throws(DatabaseError) -> Opened
    private(set) var opened: Opened?
    /// The number of the file.
    private(set) var number = 0
    /// How often a file was opened.
    private(set) var openings = 0

    /// Creates a database that is not open yet.
    ///
    /// - Parameters:
    ///   - files: the folder, and the names of the files.
    ///   - didSetAside: receives the path of a damaged file.
    ///   - connection: returns that of an open database.
    ///   - open: opens a file.
    init(
        files: DatabaseFiles, didSetAside: @escaping (String) -> Void,
        connection: @escaping (Opened) -> Database? = { _ in nil },
        open: @escaping (DatabaseFile) throws(DatabaseError) -> Opened
    ) {
        self.files = files
        self.didSetAside = didSetAside
        self.connection = connection
        self.open = open
    }

    /// True if anything is stored.
    var isThere: Bool { !files.areNone }

    /// Runs `body` with the database; if it is damaged, again with a new one.
    ///
    /// - Parameter failure: makes the error of the file, or of its folder, and the reason.
    func perform<Result, Failure: Error>(
        _ body: (Opened) throws(DatabaseError) -> Result,
        failure: (_ path: String, _ reason: String) -> Failure
    ) throws(Failure) -> Result {
        guard files.makeFolder() else {
            throw failure(
                files.folder,
                "the folder cannot be made or entered, or is a link or somebody else's")
        }
        var mayBeginAnother = true
        while true {
            do throws(DatabaseError) {
                return try body(try database())
            } catch {
                guard isDamage(error), mayBeginAnother else {
                    throw failure(files.path(number), error.reason)
                }
                mayBeginAnother = false
                setAside()
            }
        }
    }

    /// Of a file with two pages in each other's place, SQLite says that a constraint failed.
    private func isDamage(_ error: DatabaseError) -> Bool {
        error.isDamage || error.isContradiction && opened.flatMap(connection)?.isSound() == false
    }

    private func database() throws(DatabaseError) -> Opened {
        let current = max(number, files.currentNumber ?? 0)
        // Another process may have set the file aside meanwhile, or the user removed it.
        if current == number, let opened, connection(opened)?.hasMoved != true { return opened }
        opened = nil
        number = current
        let opened = try files.open(number, by: open)
        self.opened = opened
        openings += 1
        return opened
    }

    /// Switches to the next file, which another process may have created already.
    private func setAside() {
        opened = nil
        let next = max(number + 1, files.currentNumber ?? 0)
        didSetAside(files.path(number))
        // Keeps the damaged one, for repair.
        files.remove(below: next - 1)
        number = next
    }
}
