/// A fault of a command line.
enum UsageError: Error, Equatable {
    /// No option has this name.
    case unknownOption(String, suggestion: String?)
    /// There is no verb of this name, nor a file to draw.
    case unknownVerb(String, suggestion: String?)
    /// The option needs a value.
    case missingValue(option: String)
    /// The option takes no value.
    case unexpectedValue(option: String)
    /// The value is not what the option takes.
    case invalidValue(option: String, value: String, expected: String)
    /// The verb needs an argument.
    case missingArgument(String, verb: String)
    /// The verb takes no such argument.
    case unexpectedArgument(String, verb: String)
    /// A renderer that FeedHost comes with has that name.
    case takenName(String)
    /// The two options can't be had together.
    case notTogether(String, String)
    /// The option has no meaning with the verb.
    case optionNotForVerb(option: String, verb: String)
    /// The option is for a plugin that no part of the drawing is shown with.
    case optionOfOther(option: String, renderer: String)
    /// The renderer is read on the terminal, and writes nothing that could go into a file.
    case noOutput(option: String, renderer: String)
}
