/// Collects the lines of notes and references.
final class NoteReferences {
    /// The references: the note's mark, such as its number, its identifier, and the line.
    private(set) var references: [(mark: String, anchor: String, line: Int)] = []
    /// The line of each identifier.
    private(set) var lines: [String: Int] = [:]
    /// Returns the next line.
    private let currentLine: () -> Int

    init(currentLine: @escaping () -> Int) {
        self.currentLine = currentLine
    }

    /// Records a reference at the current line.
    func refer(to anchor: String, by mark: String) {
        references.append((mark, anchor, currentLine()))
    }

    /// Records an identifier at the current line.
    func begin(_ anchor: String) {
        if lines[anchor] == nil { lines[anchor] = currentLine() }
    }
}
