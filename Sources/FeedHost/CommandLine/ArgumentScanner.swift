import PluginReading

/// Takes a command line apart: options with their values, and what is left.
///
/// Follows the conventions of `getopt_long`: options and arguments in any order, `--name value` and
/// `--name=value`, `-n 5` and `-n5`, letters that take no value in one word, `--` before arguments
/// that begin with a hyphen.
struct ArgumentScanner {
    /// One piece of a command line.
    enum Piece: Equatable {
        /// An option, with its value where it takes one, and as it was written.
        case option(GivenOption)
        /// Anything else.
        case argument(String)
    }

    private var rest: ArraySlice<String>
    private var letters: Substring = ""
    private var optionsAreOver = false

    init(_ arguments: [String]) {
        rest = arguments[...]
    }

    /// The next piece, or `nil` at the end.
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

    /// The option, with the next word where it takes a value.
    private mutating func next(
        _ option: CommandLineOption, written: String
    ) throws(UsageError) -> Piece {
        let value = option.takesValue ? rest.popFirst() : option.isSwitch ? "true" : ""
        guard let value else { throw .missingValue(option: written) }
        return .option(GivenOption(option: option, value: value, written: written))
    }
}
