import FeedLoading
import PluginReading
import SystemInterface

extension CommandLineVerb {
    /// The verb that `word` was perhaps meant to be.
    static func nearest(to word: String) -> String? {
        EditDistance.nearest(to: word, among: allCases.map(\.rawValue))
    }

    /// Refuses a first source that is no file, and reads like a verb with a slip in it, before anything is
    /// loaded.
    static func check(_ sources: [String]) throws(UsageError) {
        guard let first = sources.first, case .file(let path) = FeedLocation(argument: first),
            path.utf8.allSatisfy({ (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }),
            (try? FileStatus.of(path)) == nil, let verb = nearest(to: path)
        else { return }
        throw .unknownVerb(path, suggestion: verb)
    }
}
