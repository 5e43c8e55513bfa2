import SystemInterface

/// A program of the configuration: `PROGRAM ARGUMENT...`, or `$ LINE` for a line of the shell.
struct ProgramLine: Equatable {
    /// The program and its arguments.
    let words: [String]

    /// Parses the line; `nil` if it names no program.
    init?(_ text: some StringProtocol) {
        let line = Substring(text).trimmed()
        if line.hasPrefix("$ ") {
            words = ["sh", "-c", String(line.dropFirst(2).trimmed())]
        } else {
            words = line.split(separator: " ").map(String.init)
        }
        guard let first = words.first, first != "$" else { return nil }
    }

    /// The program, for messages.
    var program: String { words[0] }
    /// True for a line of the shell, which may have other options than `-c`.
    var isShell: Bool { program == "sh" && words.dropFirst().first?.hasPrefix("-") == true }
}
