/// A picture of pixels on the screen.
package struct PlacedPicture: Sendable, Equatable {
    /// Which drawing it is: two with one number are the same.
    package var drawing: Int
    package var area: CellArea
}
