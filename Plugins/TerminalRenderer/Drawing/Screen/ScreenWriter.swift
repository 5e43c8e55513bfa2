import FeedRendering
import TextRendering

/// Converts a screen to bytes for a terminal: only the differences from the last one.
///
/// Terminals disagree about the width of some characters. Clears their cells first, and positions
/// the cursor after them, so that a disagreement has no other effect.
package struct ScreenWriter {
    private var shown: CellGrid?
    private var style: CellStyle?
    private var link: UInt16 = 0
    private var links: [String] = []
    private var cursorPosition: (column: Int, row: Int)?
    private var bytes: [UInt8] = []
    private var capabilities = ScreenCapabilities()
    /// The drawings stored in the terminal.
    private var heldDrawings: Set<Int> = []

    /// Creates a writer for an unknown screen.
    package init() {}

    /// Forgets the screen: the next drawing clears it.
    package mutating func reset() {
        shown = nil
    }

    /// Returns the bytes that make the terminal show `grid`; none if it does.
    ///
    /// - Parameter sequence: returns the bytes that draw a picture at the cursor.
    package mutating func bytes(
        for grid: CellGrid, _ capabilities: ScreenCapabilities,
        sequence: (PlacedPicture) -> [UInt8]?
    ) -> [UInt8] {
        let isNew =
            shown?.columns != grid.columns || shown?.rows != grid.rows
            || capabilities != self.capabilities
        if !isNew, shown == grid { return [] }
        self.capabilities = capabilities
        bytes = []
        bytes.reserveCapacity(4_096)
        if capabilities.isSynchronised { write("\u{1B}[?2026h") }
        write("\u{1B}[?25l")
        if isNew {
            let ending = forgetAll()
            bytes += ending
            write("\u{1B}[0m\u{1B}[2J")
            shown = CellGrid(columns: grid.columns, rows: grid.rows)
        }
        cursorPosition = nil
        style = nil
        link = 0
        links = grid.links
        var old = shown ?? CellGrid(columns: grid.columns, rows: grid.rows)
        let gone = old.pictures.filter { !grid.pictures.contains($0) }
        if capabilities.placing == .named {
            for picture in gone {
                write("\u{1B}_Ga=d,d=i,i=\(picture.drawing),p=\(Self.name(picture)),q=2\u{1B}\\")
            }
        } else {
            // A drawing is removed when its cells are written, even by another picture.
            for picture in gone { old.soil(picture.area) }
        }
        for row in 0..<grid.rows {
            writeRow(row, from: old, to: grid)
        }
        setLink(0)
        if style != nil { write("\u{1B}[0m") }
        let standing = shown?.pictures ?? []
        for picture in grid.pictures where !standing.contains(picture) {
            guard let sequence = sequence(picture) else { continue }
            moveTo(picture.area.column, picture.area.row)
            put(picture, sequence)
            cursorPosition = nil
        }
        if let cursor = grid.cursor {
            moveTo(cursor.column, cursor.row)
            write("\u{1B}[?25h")
        }
        if capabilities.isSynchronised { write("\u{1B}[?2026l") }
        shown = grid
        return bytes
    }

    // MARK: Pictures

    /// A drawing can be in several positions, each with an id of its own.
    private static func name(_ picture: PlacedPicture) -> Int {
        picture.area.row * 10_000 + picture.area.column + 1
    }

    private mutating func put(_ picture: PlacedPicture, _ sequence: [UInt8]) {
        switch capabilities.placing {
        case .atCursor: bytes += sequence
        case .named: putNamed(picture, sequence)
        case .inCells: putCells(picture, sequence)
        }
    }

    private mutating func putNamed(_ picture: PlacedPicture, _ sequence: [UInt8]) {
        let name = "i=\(picture.drawing),p=\(Self.name(picture)),C=1,q=2,"
        if !heldDrawings.contains(picture.drawing) {
            guard sequence.starts(with: Self.kittyBeginning) else { return }
            heldDrawings.insert(picture.drawing)
            let rest = sequence[Self.kittyBeginning.count...]
            guard picture.firstRow != nil else {
                bytes += Self.kittyBeginning
                write(name)
                bytes += rest
                return
            }
            // Transmits the whole picture, and displays a part.
            write("\u{1B}_Ga=t,i=\(picture.drawing),q=2,")
            bytes += rest
        }
        let area = picture.area
        let part = picture.firstRow.map {
            ",y=\($0 * picture.cellHeight),h=\(area.rows * picture.cellHeight)"
        }
        write("\u{1B}_Ga=p,\(name)c=\(area.columns),r=\(area.rows)\(part ?? "")\u{1B}\\")
    }

    /// Transmits the picture once, and writes the cells for its parts.
    private mutating func putCells(_ picture: PlacedPicture, _ sequence: [UInt8]) {
        let area = picture.area
        let (number, drawing) = (PictureCells.number(of: picture.drawing), picture.drawing)
        if !heldDrawings.contains(drawing) {
            guard sequence.starts(with: Self.kittyBeginning) else { return }
            heldDrawings.insert(drawing)
            bytes += Passthrough.wrapped(
                Self.kittyBeginning + Array("U=1,i=\(number),q=2,".utf8)
                    + sequence[Self.kittyBeginning.count...])
        }
        for row in 0..<area.rows {
            write("\u{1B}[\(area.row + row + 1);\(area.column + 1)H")
            write(PictureCells.style(of: drawing))
            let shown = row + (picture.firstRow ?? 0)
            write(PictureCells.text(of: drawing, row: shown, columns: area.columns))
        }
        write("\u{1B}[0m")
    }

    /// Deletes a drawing in the terminal behind a multiplexer.
    private static func ending(_ drawing: Int) -> [UInt8] {
        let number = PictureCells.number(of: drawing)
        return Passthrough.wrapped("\u{1B}_Ga=d,d=I,i=\(number),q=2\u{1B}\\".utf8)
    }

    private static let kittyBeginning = Array("\u{1B}_Ga=T,".utf8)

    /// Deletes a drawing that is no longer needed.
    package mutating func forget(_ drawing: Int) -> [UInt8] {
        guard heldDrawings.remove(drawing) != nil else { return [] }
        if capabilities.placing == .inCells { return Self.ending(drawing) }
        return Array("\u{1B}_Ga=d,d=I,i=\(drawing),q=2\u{1B}\\".utf8)
    }

    /// Deletes all drawings.
    package mutating func forgetAll() -> [UInt8] {
        defer { heldDrawings = [] }
        switch capabilities.placing {
        case .atCursor: return []
        case .named: return Array("\u{1B}_Ga=d,d=A,q=2\u{1B}\\".utf8)
        // Only its own: other programs may share the terminal.
        case .inCells: return heldDrawings.sorted().flatMap { Self.ending($0) }
        }
    }

    // MARK: Cells

    private mutating func writeRow(_ row: Int, from old: CellGrid, to new: CellGrid) {
        let before = old.lines[row]
        let after = new.lines[row]
        let sameLinks = old.links == new.links || !capabilities.hasHyperlinks
        guard before != after || !sameLinks else { return }
        var column = 0
        // The cells before this column may have the rest of a character on their left.
        var end = 0
        while column < after.count {
            let cell = after[column]
            let length = max(Int(cell.width), 1)
            let isSame =
                before[column] == cell && (sameLinks || cell.link == 0)
                && (length == 1 || column + 1 >= before.count
                    || before[column + 1].width == 0)
            if cell.isPicture {
                // A transparent part of a picture must not show old text.
                if !isSame { write(Cell.blank, column, row) }
            } else if !isSame || column < end, cell.width > 0 {
                write(cell, column, row)
                // A terminal may use more cells for it, too.
                if cursorPosition == nil {
                    end = max(end, column + 2 * cell.text.unicodeScalars.count)
                }
            }
            column += length
        }
    }

    private mutating func write(_ cell: Cell, _ column: Int, _ row: Int) {
        moveTo(column, row)
        setStyle(cell.style)
        setLink(cell.link)
        let width = Int(cell.width)
        let text = capabilities.isUnicode ? cell.text : PlainCharacters.of(cell.text, width: width)
        if Self.isCertain(text) {
            write(text)
            cursorPosition = (column + width, row)
        } else {
            // Cleared first: a terminal may use fewer cells for it.
            write("\u{1B}[\(width)X")
            write(text)
            cursorPosition = nil
        }
        // The cursor's position after the last column differs between terminals.
        if column + width >= (shown?.columns ?? 0) { cursorPosition = nil }
    }

    /// Returns true for text whose width all terminals agree on.
    private static func isCertain(_ text: String) -> Bool {
        if text.utf8.count == 1 { return true }
        var scalars = text.unicodeScalars.makeIterator()
        guard let first = scalars.next(), scalars.next() == nil else { return false }
        switch first.value {
        case 0xC0..<0x300, 0x386..<0x3FF, 0x400..<0x460, 0x2500..<0x25A0, 0x3041..<0x3097,
            0x30A1..<0x30FB, 0x4E00..<0xA000, 0xAC00..<0xD7A4:
            return true
        default: return false
        }
    }

    private mutating func moveTo(_ column: Int, _ row: Int) {
        if let cursorPosition, cursorPosition.column == column, cursorPosition.row == row { return }
        write("\u{1B}[\(row + 1);\(column + 1)H")
        cursorPosition = (column, row)
    }

    private mutating func setLink(_ next: UInt16) {
        // Links to a note within the text are not for the terminal.
        let leadsAway = next > 0 && Int(next) <= links.count && links[Int(next) - 1].first != "#"
        let next = leadsAway ? next : 0
        guard capabilities.hasHyperlinks, next != link else { return }
        link = next
        let target = next == 0 ? ";" : "id=\(next);\(links[Int(next) - 1])"
        write("\u{1B}]8;\(target)\u{1B}\\")
    }

    private mutating func setStyle(_ next: CellStyle) {
        guard next != style else { return }
        style = next
        // Without colours, only reverse video marks the selection.
        var sequence = "\u{1B}[0" + next.marks.codes
        // With few colours bold text would be bright, which glares.
        let isCalm = capabilities.colors >= .ansi256 || !next.marks.contains(.bold)
        if capabilities.colors > .none, isCalm {
            sequence += Self.code(next.foreground, base: 30)
            sequence += Self.code(next.background, base: 40)
        }
        write(sequence + "m")
    }

    private static func code(_ color: CellColor, base: Int) -> String {
        switch color {
        case .standard: ""
        case .palette(let number) where number < 8: ";\(base + Int(number))"
        case .palette(let number) where number < 16: ";\(base + 52 + Int(number))"
        case .palette(let number): ";\(base + 8);5;\(number)"
        case .rgb(let value):
            ";\(base + 8);2;\(value >> 16 & 255);\(value >> 8 & 255);\(value & 255)"
        }
    }

    private mutating func write(_ text: String) {
        bytes.append(contentsOf: text.utf8)
    }
}
