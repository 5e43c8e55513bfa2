/// The thing that help is wanted for.
enum HelpTopic: Equatable {
    /// The program.
    case program
    /// One of its verbs.
    case verb(CommandLineVerb)
    /// The options of a renderer, which is looked for in these folders first.
    case renderer(String, pluginDirectories: [String])
}
