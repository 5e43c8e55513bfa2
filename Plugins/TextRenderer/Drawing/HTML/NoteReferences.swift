/// Collects the lines of notes and references.
final class NoteReferences {
    /// A reference to a note.
    struct Reference {
        /// The note's mark, such as its number.
        var mark: String
        /// The note's identifier.
        var anchor: String
        var line: Int
    }

    private(set) var references: [Reference] = []
    /// The line of each identifier.
    private(set) var lines: [String: Int] = [:]
    /// Returns the next line.
    private let currentLine: () -> Int

    init(currentLine: @escaping () -> Int) {
        self.currentLine = currentLine
    }

    /// Records a reference at the current line.
    func refer(to anchor: String, by mark: String) {
        references.append(Reference(mark: mark, anchor: anchor, line: currentLine()))
    }

    /// Records an identifier at the current line.
    func begin(_ anchor: String) {
        if lines[anchor] == nil { lines[anchor] = currentLine() }
    }
}
