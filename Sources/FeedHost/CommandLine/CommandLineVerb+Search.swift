import FeedLoading
import PluginReading
import SystemInterface

extension CommandLineVerb {
    /// Returns the verb that a mistyped `word` was meant to be.
    static func nearest(to word: String) -> String? {
        namesElsewhere.first { $0.name == word }?.verb
            ?? EditDistance.nearest(to: word, among: allCases.map(\.rawValue))
    }

    /// Throws if the first source is not a file and looks like a mistyped verb; a verb after `--` is meant as
    /// a file.
    static func check(_ sources: [String]) throws(UsageError) {
        guard let first = sources.first, case .file(let path) = FeedLocation(argument: first),
            path.utf8.allSatisfy({
                (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20)
                    || $0 == UInt8(ascii: "-")
            }),
            Self(rawValue: path) == nil, (try? FileStatus.of(path)) == nil,
            let verb = nearest(to: path)
        else { return }
        throw .unknownVerb(path, suggestion: verb)
    }
}
