import FeedRendering

/// The subset of a terminal that the reader uses. It stores the content of cells.
struct EmulatedTerminal {
    private(set) var cells: [[String]]
    private(set) var cursor = (column: 0, row: 0)
    /// The number of times it was cleared, and of characters written.
    private(set) var clears = 0
    private(set) var written = 0
    /// The cell width of a character, which differs between terminals.
    var width: (Character) -> Int

    init(columns: Int, rows: Int, width: @escaping (Character) -> Int = { String($0).cellWidth }) {
        cells = [[String]](repeating: [String](repeating: " ", count: columns), count: rows)
        self.width = width
    }

    /// The rows without trailing spaces.
    var lines: [String] {
        cells.map { row in
            var text = row.joined()
            while text.last == " " { text.removeLast() }
            return text
        }
    }

    mutating func write(_ bytes: [UInt8]) {
        let text = Array(String(decoding: bytes, as: UTF8.self))
        var index = 0
        while index < text.count {
            if text[index] == "\u{1B}" {
                index = escape(text, after: index + 1)
            } else {
                put(text[index])
                index += 1
            }
        }
    }

    private mutating func put(_ character: Character) {
        written += 1
        let width = width(character)
        guard cursor.row < cells.count else { return }
        for offset in 0..<width where cursor.column + offset < cells[cursor.row].count {
            cells[cursor.row][cursor.column + offset] = offset == 0 ? String(character) : ""
        }
        cursor.column += width
    }

    private mutating func escape(_ text: [Character], after start: Int) -> Int {
        switch text[start] {
        case "[":
            var index = start + 1
            while !text[index].isLetter { index += 1 }
            sequence(String(text[(start + 1)..<index]), text[index])
            return index + 1
        default:
            var index = start
            while text[index] != "\u{1B}" { index += 1 }
            return index + 2
        }
    }

    private mutating func sequence(_ parameters: String, _ final: Character) {
        let numbers = parameters.split(separator: ";").map { Int($0) ?? 0 }
        switch final {
        case "H": cursor = (column: numbers[1] - 1, row: numbers[0] - 1)
        case "J":
            clears += 1
            for row in cells.indices {
                cells[row] = [String](repeating: " ", count: cells[row].count)
            }
        case "X":
            for column in cursor.column..<min(cursor.column + numbers[0], cells[cursor.row].count) {
                cells[cursor.row][column] = " "
            }
        default: break
        }
    }
}
