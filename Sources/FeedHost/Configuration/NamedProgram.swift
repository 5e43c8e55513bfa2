import SystemInterface

/// A program of the configuration that lists name: `NAME PROGRAM ARGUMENT...`.
struct NamedProgram: Equatable {
    static let expected = "a name, and a program with its arguments"

    let name: String
    let line: ProgramLine

    /// Parses the value of a configuration line; `nil` if it is none.
    init?(_ value: String) {
        let parts = value[...].words(maxSplits: 1)
        guard parts.count == 2, let line = ProgramLine(parts[1]) else { return nil }
        name = String(parts[0])
        self.line = line
    }
}
