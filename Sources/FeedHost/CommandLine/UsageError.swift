import FeedPresentation

/// An invalid command line.
enum UsageError: WordedError, Equatable {
    case unknownOption(String, suggestion: String?)
    /// Neither a verb nor a file.
    case unknownVerb(String, suggestion: String?)
    case missingValue(option: String)
    case unexpectedValue(option: String)
    case invalidValue(option: String, value: String, expected: String, problem: String? = nil)
    case missingArgument(String, verb: String)
    case unexpectedArgument(String, verb: String)
    /// The name of a shipped renderer.
    case takenName(String)
    /// The options exclude each other.
    case notTogether(String, String)
    /// The option doesn't apply to the verb.
    case optionNotForVerb(option: String, verb: String)
    /// The option is for a plugin that is not used.
    case optionOfOther(option: String, renderer: String)
    /// The renderer is interactive and writes nothing to a file.
    case noOutput(renderer: String)

    var words: FeedErrorWords {
        let problem =
            switch self {
            case .unknownOption(let option, let suggestion):
                "there is no option \(option)" + (suggestion.map { "; did you mean \($0)?" } ?? "")
            case .unknownVerb(let verb, let suggestion?):
                "there is no verb or file '\(verb)'; did you mean '\(suggestion)'?"
            case .unknownVerb(let verb, nil):
                "there is no verb '\(verb)'"
            case .missingValue(let option):
                "\(option) needs a value"
            case .unexpectedValue(let option):
                "\(option) takes no value"
            case .invalidValue(let option, let value, let expected, let problem):
                "\(option) takes \(expected), not '\(value)'" + (problem.map { ": " + $0 } ?? "")
            case .missingArgument(let what, let verb): "'\(verb)' needs \(what)"
            case .unexpectedArgument(let argument, let verb):
                "'\(verb)' takes no argument '\(argument)'"
            case .takenName(let name):
                "FeedHost comes with a renderer '\(name)', whose place a plugin of that name would take"
            case .notTogether(let option, let other):
                "\(option) and \(other) can't be had together"
            case .optionNotForVerb(let option, let verb):
                "\(option) has no meaning with \(verb)"
            case .optionOfOther(let option, let renderer):
                "\(option) names '\(renderer)', which shows nothing here"
            case .noOutput(let renderer):
                "a file (-o, or 'output' in the configuration) has no meaning with '\(renderer)', which is read on the terminal"
            }
        return problem.advising("'feedhost --help' lists what there is")
    }
}
