import FeedPresentation
import PluginFinding

extension PluginLookupError: WordedError {
    var words: FeedErrorWords {
        let asked = configurationPath.map { ", which '\($0)' asks for" } ?? ""
        if available.isEmpty {
            let folders = directories.map { "'\($0.path)'" }.joined(separator: ", ")
            return FeedErrorWords(
                message:
                    "there is no renderer '\(id)'\(asked), nor any other: looked for *.so in \(folders)",
                remedy: refused.isEmpty
                    ? "install one there, or name a folder with --plugin-path"
                    : "'feedhost renderers' says what is wrong with those that are there")
        }
        return "there is no renderer '\(id)'\(asked)\(QuotedWords.suggestion(suggestion))"
            .advising(
                configurationPath.flatMap { _ in ConfigurationError.commentAdvice(id) }
                    ?? "there are: " + available.joined(separator: ", "))
    }
}
