import FeedStorage
import SystemInterface

/// Runs `feedhost archive`.
struct ArchiveRunner {
    let environment: ProcessEnvironment
    let console: Console

    /// Empties the archive, or counts what it holds; returns the text to print.
    func run(clears: Bool) throws -> String {
        guard let archive = ItemArchive.make(environment: environment, console: console) else {
            return "no items are kept: neither XDG_DATA_HOME nor HOME names a folder\n"
        }
        guard clears else { return try archive.summary().words }
        try archive.clear()
        return "the archive is empty now\n"
    }
}
