/// The text of `help VERB`.
enum VerbHelp {
    /// Returns usage and options of `verb`.
    static func text(for verb: CommandLineVerb) -> String {
        let definition = verb.definition
        let usage = ["feedhost", verb.rawValue, definition.arguments].filter { !$0.isEmpty }
        var lines = [usage.joined(separator: " ") + "  \(definition.summary)", ""]
        if !definition.notes.isEmpty { lines += definition.notes + [""] }
        // Options of all commands, and for config those of drawing, are in the program's help.
        let options = CommandLineOption.allCases.filter {
            verb != .config && $0.hasMeaning(with: verb) && $0.definition.commands != .all
        }
        if !options.isEmpty { lines += HelpText.options(options) + [""] }
        return lines.joined(separator: "\n")
    }
}
