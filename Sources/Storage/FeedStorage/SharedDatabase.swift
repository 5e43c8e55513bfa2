/// A database that several processes use: opened when it is first needed, and, where it is damaged, left aside
/// for another.
final class SharedDatabase<Opened> {
    private let files: DatabaseFiles
    private let didSetAside: (String) -> Void
    private let open: (String) throws(DatabaseError) -> Opened
    private(set) var opened: Opened?
    private var number = 0

    /// Creates a database that is not opened yet.
    ///
    /// - Parameters:
    ///   - files: the folder, and the names of the files.
    ///   - didSetAside: is told the path of a file that is damaged.
    ///   - open: opens the file at a path.
    init(
        files: DatabaseFiles, didSetAside: @escaping (String) -> Void,
        open: @escaping (String) throws(DatabaseError) -> Opened
    ) {
        self.files = files
        self.didSetAside = didSetAside
        self.open = open
    }

    /// Does something with the database; where that is damaged, with the one that is begun then.
    func perform<Result>(
        _ body: (Opened) throws(DatabaseError) -> Result
    ) throws(SharedDatabaseError) -> Result {
        guard files.makeFolder() else {
            throw SharedDatabaseError(
                place: files.folder,
                reason: "the folder cannot be made or entered, or is a link or somebody else's")
        }
        var mayBeginAnother = true
        while true {
            do throws(DatabaseError) {
                return try body(try database())
            } catch {
                guard error.isDamage, mayBeginAnother else {
                    throw SharedDatabaseError(
                        place: files.path(number),
                        reason: error.isBusy ? "another process is using it" : error.words)
                }
                mayBeginAnother = false
                setAside()
            }
        }
    }

    private func database() throws(DatabaseError) -> Opened {
        if let opened { return opened }
        number = max(number, files.currentNumber ?? 0)
        let opened = try files.open(number, by: open)
        self.opened = opened
        return opened
    }

    /// Leaves the file and begins the next, which another process may have done already.
    private func setAside() {
        opened = nil
        let next = max(number + 1, files.currentNumber ?? 0)
        didSetAside(files.path(number))
        // The one before is kept: somebody may want to mend it.
        files.remove(below: next - 1)
        number = next
    }
}
