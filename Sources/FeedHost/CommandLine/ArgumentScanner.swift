import PluginReading

/// Splits a command line into options with values, and arguments.
///
/// Follows `getopt_long`: options and arguments in any order, `--name value` and `--name=value`,
/// `-n 5` and `-n5`, combined letters without values, and `--` before arguments that begin with a
/// hyphen.
struct ArgumentScanner {
    enum Piece: Equatable {
        /// An option with its value, if it takes one, and its spelling.
        case option(GivenOption)
        case argument(String)
    }

    private var rest: ArraySlice<String>
    private var letters: Substring = ""
    private var optionsAreOver = false

    init(_ arguments: [String]) {
        rest = arguments[...]
    }

    mutating func next() throws(UsageError) -> Piece? {
        if let letter = letters.popFirst() {
            return try shortOption(letter)
        }
        guard let word = rest.popFirst() else { return nil }
        if optionsAreOver || word == "-" || !word.hasPrefix("-") {
            return .argument(word)
        }
        if word == "--" {
            optionsAreOver = true
            return try next()
        }
        if word.hasPrefix("--") {
            return try longOption(word.dropFirst(2))
        }
        letters = word.dropFirst()
        return try next()
    }

    private mutating func longOption(_ text: Substring) throws(UsageError) -> Piece {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        guard let option = CommandLineOption(rawValue: name) else {
            throw .unknownOption(
                "--\(name)",
                suggestion: EditDistance.nearest(
                    to: name, among: CommandLineOption.allCases.map(\.rawValue)
                ).map { "--\($0)" })
        }
        let written = "--\(name)"
        if parts.count == 2 {
            guard option.takesValue || option.isSwitch else {
                throw .unexpectedValue(option: written)
            }
            return .option(
                GivenOption(option: option, value: String(parts[1]), written: written))
        }
        return try next(option, written: written)
    }

    private mutating func shortOption(_ letter: Character) throws(UsageError) -> Piece {
        let written = "-\(letter)"
        guard let option = CommandLineOption.allCases.first(where: { $0.letter == letter }) else {
            throw .unknownOption(written, suggestion: nil)
        }
        if option.takesValue, !letters.isEmpty {
            defer { letters = "" }
            return .option(GivenOption(option: option, value: String(letters), written: written))
        }
        return try next(option, written: written)
    }

    /// Returns the option, with the next word if it takes a value.
    private mutating func next(
        _ option: CommandLineOption, written: String
    ) throws(UsageError) -> Piece {
        let value = option.takesValue ? rest.popFirst() : option.isSwitch ? "true" : ""
        guard let value else { throw .missingValue(option: written) }
        return .option(GivenOption(option: option, value: value, written: written))
    }
}
