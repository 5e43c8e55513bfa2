import FeedModel
import FeedStorage
import SystemInterface

/// Runs `feedhost archive`.
struct ArchiveRunner {
    let environment: ProcessEnvironment
    let console: Console

    /// Runs a command and returns the text to print.
    func run(_ command: StoreCommand) throws -> String {
        guard
            let archive = ItemArchive.make(
                .standard, states: nil, environment: environment, console: console)
        else {
            return "no items are kept: neither XDG_DATA_HOME nor HOME names a folder\n"
        }
        switch command {
        case .info: return try archive.summary().words
        case .clear:
            try archive.clear()
            return "the archive is empty now\n"
        }
    }
}
