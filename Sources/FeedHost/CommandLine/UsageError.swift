/// An invalid command line.
enum UsageError: Error, Equatable {
    case unknownOption(String, suggestion: String?)
    /// Neither a verb nor a file.
    case unknownVerb(String, suggestion: String?)
    case missingValue(option: String)
    case unexpectedValue(option: String)
    case invalidValue(option: String, value: String, expected: String)
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
    case noOutput(option: String, renderer: String)
}
