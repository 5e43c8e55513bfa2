import PluginReading

/// Splits a command line into options with values, and arguments.
///
/// Follows `getopt_long`: options and arguments in any order, `--name value` and `--name=value`,
/// `-n 5` and `-n5`, combined letters without values, and `--` before arguments that begin with a
/// hyphen or are the name of a verb. Splits by scalars, as a value may begin with a combining mark.
struct ArgumentScanner {
    enum Piece: Equatable {
        /// An option with its value, if it takes one, and its spelling.
        case option(GivenOption)
        case argument(String)
    }

    private var rest: ArraySlice<String>
    private var letters = Substring.UnicodeScalarView()
    /// True after `--`: what follows is no option and no verb.
    private(set) var optionsAreOver = false

    init(_ arguments: [String]) {
        rest = arguments[...]
    }

    mutating func next() throws(UsageError) -> Piece? {
        if let letter = letters.popFirst() {
            return try shortOption(Character(letter))
        }
        guard let word = rest.popFirst() else { return nil }
        if optionsAreOver || word == "-" || !word.utf8.starts(with: "-".utf8) {
            return .argument(word)
        }
        if word == "--" {
            optionsAreOver = true
            return try next()
        }
        if word.utf8.starts(with: "--".utf8) {
            return try longOption(Substring(word.unicodeScalars.dropFirst(2)))
        }
        letters = word.unicodeScalars.dropFirst()
        return try next()
    }

    private mutating func longOption(_ text: Substring) throws(UsageError) -> Piece {
        let equals = text.utf8.firstIndex(of: UInt8(ascii: "="))
        let name = String(text[..<(equals ?? text.endIndex)])
        guard let option = CommandLineOption(rawValue: name) else {
            throw .unknownOption(
                "--\(name)",
                suggestion: EditDistance.nearest(
                    to: name, among: CommandLineOption.allCases.map(\.rawValue)
                ).map { "--\($0)" })
        }
        let written = "--\(name)"
        guard equals == nil || option.takesValue || option.isSwitch else {
            throw .unexpectedValue(option: written)
        }
        let value = equals.map { String(text[text.utf8.index(after: $0)...]) }
        return try next(option, value, written: written)
    }

    private mutating func shortOption(_ letter: Character) throws(UsageError) -> Piece {
        let written = "-\(letter)"
        guard
            let option = CommandLineOption.allCases.first(where: { $0.definition.letter == letter })
        else {
            throw .unknownOption(written, suggestion: nil)
        }
        if option.takesValue, !letters.isEmpty {
            defer { letters.removeAll() }
            return try next(option, String(letters), written: written)
        }
        return try next(option, nil, written: written)
    }

    /// Returns the option with its value, which is the next word if it takes one that is not given.
    private mutating func next(
        _ option: CommandLineOption, _ given: String?, written: String
    ) throws(UsageError) -> Piece {
        let value =
            given ?? (option.takesValue ? rest.popFirst() : option.isSwitch ? "true" : "")
        guard let value else { throw .missingValue(option: written) }
        return .option(GivenOption(option: option, value: value, written: written))
    }
}
