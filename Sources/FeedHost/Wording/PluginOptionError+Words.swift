import FeedPresentation
import PluginHosting
import PluginReading

extension PluginOptionError: WordedError {
    var words: FeedErrorWords {
        switch self {
        case .unknown(let key, let plugin, let known):
            return FeedErrorWords(
                message: "the renderer '\(plugin)' has no option '\(key)'"
                    + QuotedWords.suggestion(EditDistance.nearest(to: key, among: known)),
                remedy: known.isEmpty
                    ? "it has none" : "it has: " + known.joined(separator: ", "))
        case .invalid(let value, let option, let plugin):
            return
                "the option '\(option.key)' of '\(plugin)' takes \(option.type.words), not '\(value)'"
                .advising("'feedhost --help --renderer \(plugin)' explains it")
        }
    }
}

extension PluginOptionType {
    var words: String {
        switch self {
        case .text: "one line of text"
        case .integer(let range): Self.words(for: range)
        case .boolean: "'true' or 'false'"
        case .choice(let words): QuotedWords.list(words, "or")
        case .file: "the name of a file"
        }
    }

    private static func words(for range: ClosedRange<Int64>) -> String {
        switch (range.lowerBound, range.upperBound) {
        case (.min, .max): "a whole number"
        case (let least, .max): "a whole number from \(least) up"
        case (.min, let most): "a whole number up to \(most)"
        case (let least, let most): "a whole number from \(least) to \(most)"
        }
    }
}
