/// A database shared by processes: opened lazily, and replaced by a new file if it is damaged.
final class SharedDatabase<Opened: StoreDatabase> {
    private let files: DatabaseFiles
    private let didSetAside: (String) -> Void
    private(set) var opened: Opened?
    /// The number of the file.
    private(set) var number = 0
    /// How often a file was opened.
    private var openings = 0

    /// Creates a database that is not open yet.
    ///
    /// - Parameters:
    ///   - files: the folder, and the names of the files.
    ///   - didSetAside: receives the path of a damaged file.
    init(files: DatabaseFiles, didSetAside: @escaping (String) -> Void) {
        self.files = files
        self.didSetAside = didSetAside
    }

    /// True if anything is stored.
    var isThere: Bool { !files.areNone }

    /// Identifies what is stored until another process changes it; this one's own changes leave it as it is. `nil`
    /// before anything is stored.
    func version<Failure: Error>(
        failure: (_ path: String, _ reason: String) -> Failure
    ) throws(Failure) -> String? {
        guard isThere else { return nil }
        let version = try perform(
            { opened throws(DatabaseError) in try opened.database.dataVersion() }, failure: failure)
        return "\(openings).\(version)"
    }

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
                // Of a file with two pages in each other's place, SQLite says that a constraint
                // failed.
                let isDamage =
                    error.isDamage || error.isContradiction && opened?.database.isSound() == false
                guard isDamage, mayBeginAnother else {
                    throw failure(files.path(number), error.reason)
                }
                mayBeginAnother = false
                setAside()
            }
        }
    }

    private func database() throws(DatabaseError) -> Opened {
        let current = max(number, files.currentNumber ?? 0)
        // Another process may have set the file aside meanwhile, or the user removed it.
        if current == number, let opened, !opened.database.hasMoved { return opened }
        opened = nil
        number = current
        let opened = try files.open(number) { file throws(DatabaseError) in try Opened(file) }
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
