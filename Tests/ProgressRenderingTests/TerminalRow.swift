/// The last line of a terminal. Interprets carriage returns, line feeds and SGR, and counts each
/// character as one cell.
struct TerminalRow {
    private(set) var finishedLines: [String] = []
    /// The maximum width so far.
    private(set) var greatestWidth = 0
    private var cells: [Character] = []
    private var column = 0

    /// The visible row without trailing spaces.
    var text: String {
        var shown = String(cells)
        while shown.last == " " { shown.removeLast() }
        return shown
    }

    init(_ text: String) {
        var isInSequence = false
        for character in text {
            if isInSequence {
                isInSequence = character != "m"
            } else if character == "\u{1B}" {
                isInSequence = true
            } else if character == "\r" {
                column = 0
            } else if character == "\n" {
                finishedLines.append(self.text)
                cells = []
                column = 0
            } else {
                if column < cells.count {
                    cells[column] = character
                } else {
                    cells.append(character)
                }
                column += 1
                greatestWidth = max(greatestWidth, cells.count)
            }
        }
    }
}
