/// The text of `--help`: the tables of commands and options.
enum HelpText {
    private static let introduction = """
        feedhost draws feeds with renderer plugins.

          feedhost [OPTIONS] [SOURCE...]   draw the sources
          feedhost COMMAND ...             see 'feedhost help COMMAND'

        A SOURCE is a file, - for standard input, an address, a list of feeds (OPML) or
        a web page that announces a feed; gzip is unpacked. Several become one, newest
        first. Without a SOURCE: standard input if it is a pipe, else your own list of
        feeds, else a sample.
        """

    static var usage: String {
        let commands = section("Commands", HelpLines.verbs(CommandLineVerb.allCases))
        let groups = OptionDefinition.Group.allCases.map { group in
            // Options of single commands are in their help.
            let options = CommandLineOption.allCases.filter {
                $0.definition.group == group && $0.hasMeaning(with: nil)
            }
            return section(group.rawValue, HelpLines.options(options))
        }
        return ([introduction, commands] + groups).joined(separator: "\n\n") + "\n"
    }

    private static func section(_ title: String, _ lines: [String]) -> String {
        ([title + ":"] + lines).joined(separator: "\n")
    }
}
