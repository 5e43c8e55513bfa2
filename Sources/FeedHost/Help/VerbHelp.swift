/// The text of `help VERB`.
enum VerbHelp {
    /// How `verb` is used, with each option that has a meaning with it.
    static func text(for verb: CommandLineVerb) -> String {
        let options = CommandLineOption.allCases.filter {
            // What holds for all stands in the program's help.
            $0.hasMeaning(with: verb) && !$0.hasMeaning(with: .help)
        }
        let usage = ["feedhost", verb.rawValue, verb.arguments].filter { !$0.isEmpty }
        var lines = [usage.joined(separator: " ") + "  \(verb.summary)", ""]
        if !verb.notes.isEmpty { lines += verb.notes + [""] }
        // They are those of drawing, which the program's help has.
        if verb == .config {
            lines += ["Takes the options of drawing, to show what they change.", ""]
        } else if !options.isEmpty {
            let heads = options.map(head)
            let width = heads.map(\.count).max() ?? 0
            for (head, option) in zip(heads, options) {
                lines.append(
                    "  " + head + String(repeating: " ", count: width - head.count)
                        + "  \(option.summary)")
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
