package struct PlacedPicture: Sendable, Hashable {
    /// The drawing's number; equal numbers are the same drawing.
    package var drawing: Int
    package var area: CellArea
    /// The first visible row of a part, from zero; `nil` for the whole picture.
    package var firstRow: Int?
    /// The height of a row in pixels.
    package var cellHeight = 0
}
