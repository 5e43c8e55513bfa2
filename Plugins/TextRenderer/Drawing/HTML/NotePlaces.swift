/// Collects where the notes of a text stand and where it refers to them, as lines of what is drawn.
final class NotePlaces {
    /// A reference to a note.
    struct Reference {
        /// What stands for the note, such as its number.
        var mark: String
        /// The identifier of the note.
        var anchor: String
        var line: Int
    }

    private(set) var references: [Reference] = []
    /// The line of each identifier.
    private(set) var lines: [String: Int] = [:]
    /// The line that is drawn next.
    private let currentLine: () -> Int

    init(currentLine: @escaping () -> Int) {
        self.currentLine = currentLine
    }

    /// Notes that the text refers to a note here.
    func refer(to anchor: String, by mark: String) {
        references.append(Reference(mark: mark, anchor: anchor, line: currentLine()))
    }

    /// Notes that something of an identifier begins here.
    func begin(_ anchor: String) {
        if lines[anchor] == nil { lines[anchor] = currentLine() }
    }
}
