/// A parsed command line.
struct Command: Equatable {
    /// `nil` to draw.
    var verb: CommandLineVerb?
    /// The values of all options; its sources are the verb's arguments.
    var values = OptionValues()
    /// The options as written, for `config` and `help`.
    var given: [GivenOption] = []

    /// The arguments without options and verb, as many as the verb's row says.
    var arguments: [String] { values.draw.sources }
}
