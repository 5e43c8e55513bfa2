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

    /// The columns of terms; longer ones have their meaning on the next line.
    private static let width = 26

    static var usage: String {
        let verbs = CommandLineVerb.allCases.flatMap { verb in
            lines(
                [verb.rawValue, verb.definition.arguments].filter { !$0.isEmpty }
                    .joined(separator: " "), verb.definition.summary)
        }
        let groups = OptionDefinition.Group.allCases.map { group in
            // Options of single commands are in their help.
            let options = CommandLineOption.allCases.filter {
                $0.definition.group == group && $0.hasMeaning(with: nil)
            }
            return section(group.rawValue, Self.options(options))
        }
        return ([introduction, section("Commands", verbs)] + groups).joined(separator: "\n\n")
            + "\n"
    }

    private static func section(_ title: String, _ lines: [String]) -> String {
        ([title + ":"] + lines).joined(separator: "\n")
    }

    /// Returns the lines of options.
    static func options(_ options: [CommandLineOption]) -> [String] {
        options.flatMap { option in
            let row = option.definition
            let letter = row.letter.map { "-\($0), " } ?? "    "
            let value = row.value.placeholder.map { " \($0)" } ?? ""
            return lines(letter + "--\(option.rawValue)" + value, row.summary)
        }
    }

    /// Returns the lines of a term and what it means.
    private static func lines(_ term: String, _ meaning: String) -> [String] {
        term.count < width
            ? ["  \(term.padded(to: width))\(meaning)"]
            : ["  \(term)", String(repeating: " ", count: width + 2) + meaning]
    }
}
