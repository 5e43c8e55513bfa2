/// Lines of help: a term, and what it means.
enum HelpLines {
    /// The columns of terms; longer ones have their meaning on the next line.
    private static let width = 26

    /// Returns the lines of options.
    static func options(_ options: [CommandLineOption]) -> [String] {
        options.flatMap { option in
            let row = option.definition
            let letter = row.letter.map { "-\($0), " } ?? "    "
            let value = row.value.placeholder.map { " \($0)" } ?? ""
            return lines(letter + "--\(option.rawValue)" + value, row.summary)
        }
    }

    /// Returns the lines of verbs.
    static func verbs(_ verbs: [CommandLineVerb]) -> [String] {
        verbs.flatMap { verb in
            lines(
                [verb.rawValue, verb.definition.arguments].filter { !$0.isEmpty }
                    .joined(separator: " "), verb.definition.summary)
        }
    }

    private static func lines(_ term: String, _ meaning: String) -> [String] {
        term.count < width
            ? ["  \(term.padded(to: width))\(meaning)"]
            : ["  \(term)", String(repeating: " ", count: width + 2) + meaning]
    }
}
