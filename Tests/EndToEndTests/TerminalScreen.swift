/// A minimal terminal emulator: lines, carriage returns and erasing.
struct TerminalScreen {
    /// The displayed lines, without trailing spaces.
    private(set) var lines: [String] = []
    private var cells: [[Character]] = [[]]
    private var row = 0
    private var column = 0

    init(_ bytes: some Sequence<UInt8>, columns: Int) {
        var rest = Array(String(decoding: Array(bytes), as: UTF8.self).unicodeScalars)[...]
        while let scalar = rest.popFirst() {
            switch scalar {
            case "\r": column = 0
            case "\n":
                row += 1
                if row == cells.count { cells.append([]) }
            case "\u{1B}" where rest.first == "[":
                let parameters = rest.dropFirst().prefix { !("@"..."~").contains($0) }
                rest = rest.dropFirst(parameters.count + 1)
                if rest.popFirst() == "K" {
                    cells[row].removeSubrange(min(column, cells[row].count)...)
                }
            case "\u{1B}" where rest.first == "]":
                while let next = rest.popFirst(), next != "\u{7}", next != "\\" {}
            case "\u{1B}": rest = rest.dropFirst()
            default: put(Character(scalar), columns)
            }
        }
        lines = cells.map { line in
            var line = String(line)
            while line.last == " " { line.removeLast() }
            return line
        }
    }

    private mutating func put(_ character: Character, _ columns: Int) {
        if column == columns {
            column = 0
            row += 1
            if row == cells.count { cells.append([]) }
        }
        while cells[row].count <= column { cells[row].append(" ") }
        cells[row][column] = character
        column += 1
    }
}
