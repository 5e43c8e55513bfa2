package struct Cell: Sendable, Equatable {
    /// One grapheme of one or two cells; empty if the cell belongs to the character on its left, or
    /// to a picture.
    package var text: String
    /// The character's width; 0 for its second half.
    package var width: UInt8
    package var style: CellStyle
    /// The link's number in ``CellGrid/links``, from one; 0 for none.
    package var link: UInt16
    package var isPicture: Bool

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

    /// Empty, with the terminal's default style.
    package static let blank = Cell()
    /// Covered by a picture of pixels.
    package static let picture = Cell("", isPicture: true)
}
