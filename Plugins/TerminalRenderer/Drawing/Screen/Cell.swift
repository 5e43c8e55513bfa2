/// A cell of the screen.
package struct Cell: Sendable, Equatable {
    /// One character as people see it, of one cell or two. Empty where the cell belongs to the
    /// character on its left, or to a picture.
    package var text: String
    /// How many cells the character takes; 0 for the second half of one.
    package var width: UInt8
    package var style: CellStyle
    /// The number of the link that it belongs to, in the grid's ``CellGrid/links``, from one; 0 for none.
    package var link: UInt16
    /// True where a picture stands in the cell.
    package var isPicture: Bool

    /// Creates a cell.
    package init(
        _ text: String = " ", width: UInt8 = 1, style: CellStyle = .plain, link: UInt16 = 0,
        isPicture: Bool = false
    ) {
        self.text = text
        self.width = width
        self.style = style
        self.link = link
        self.isPicture = isPicture
    }

    /// Nothing, in the terminal's own look.
    package static let blank = Cell()
    /// A cell that a picture of pixels covers.
    package static let picture = Cell("", isPicture: true)
}
