import FeedNetwork
import FeedStorage
import SystemInterface

/// Runs `feedhost cache`.
struct CacheRunner {
    let environment: ProcessEnvironment
    let console: Console

    /// Empties the cache, or counts what it holds; returns the text to print.
    func run(clears: Bool) throws -> String {
        guard let files = DatabaseFiles.cache(variable: { environment[$0] }) else {
            return "nothing is kept: neither XDG_CACHE_HOME nor HOME names a folder\n"
        }
        let store = SQLiteResponseStore(
            files: files, now: { SystemClock.secondsSince1970 },
            warn: { [console] in console.warning($0.words) })
        guard clears else { return store.summary().words }
        guard store.clear() else { throw CacheClearingFailure(folder: files.folder) }
        return "the cache in '\(files.folder)' is empty now\n"
    }
}
