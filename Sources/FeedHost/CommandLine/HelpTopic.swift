/// A help topic.
enum HelpTopic: Equatable {
    case program
    case verb(CommandLineVerb)
    /// A renderer's options; the folders are searched first.
    case renderer(String, pluginDirectories: [String])
}
