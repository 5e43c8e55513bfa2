import TerminalRendering

extension CellGrid {
    /// The text of a row, without spaces at its end.
    func text(ofRow row: Int) -> String {
        var text = ""
        for cell in lines[row] { text += cell.isPicture ? "▒" : cell.text }
        while text.last == " " { text.removeLast() }
        return text
    }
}
