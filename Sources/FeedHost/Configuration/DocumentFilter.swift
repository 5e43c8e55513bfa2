import SystemInterface

/// A filter of documents in the configuration: `NAME PROGRAM ARGUMENT...`.
struct DocumentFilter: Equatable {
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
