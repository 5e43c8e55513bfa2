package struct PlacedPicture: Sendable, Hashable {
    /// The drawing's number; equal numbers are the same drawing.
    package var drawing: Int
    package var area: CellArea
    /// The visible part; `nil` for all.
    package var part: PicturePart?
}
