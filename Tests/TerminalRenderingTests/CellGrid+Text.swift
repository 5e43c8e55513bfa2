import TerminalRendering

extension CellGrid {
    /// Returns the text of a row without trailing spaces.
    func text(ofRow row: Int) -> String {
        var text = ""
        for cell in lines[row] { text += cell.isPicture ? "▒" : cell.text }
        while text.last == " " { text.removeLast() }
        return text
    }
}
