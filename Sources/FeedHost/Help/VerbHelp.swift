/// The text of `help VERB`.
enum VerbHelp {
    /// Returns usage and options of `verb`.
    static func text(for verb: CommandLineVerb) -> String {
        let options = CommandLineOption.allCases.filter {
            // Options of all verbs are in the program's help.
            $0.hasMeaning(with: verb) && !CommandLineVerb.allCases.allSatisfy($0.hasMeaning)
        }
        let usage = ["feedhost", verb.rawValue, verb.arguments].filter { !$0.isEmpty }
        var lines = [usage.joined(separator: " ") + "  \(verb.summary)", ""]
        if !verb.notes.isEmpty { lines += verb.notes + [""] }
        // Its options are those of drawing, in the program's help.
        if verb == .config {
            lines += ["Takes the options of drawing, to show what they change.", ""]
        } else if !options.isEmpty {
            let heads = options.map(head)
            let width = heads.map(\.count).max() ?? 0
            for (head, option) in zip(heads, options) {
                lines.append("  \(head.padded(to: width))  \(option.summary)")
            }
            lines.append("")
        }
        return lines.joined(separator: "\n")
    }

    private static func head(_ option: CommandLineOption) -> String {
        let letter = option.letter.map { "-\($0), " } ?? ""
        return letter + "--\(option.rawValue)" + (option.placeholder.map { " \($0)" } ?? "")
    }
}
