/// A picture of pixels on the screen.
package struct PlacedPicture: Sendable, Hashable {
    /// Which drawing it is: two with one number are the same.
    package var drawing: Int
    package var area: CellArea
    /// The part of the drawing that is shown; `nil` for all of it.
    package var part: PicturePart?
}
