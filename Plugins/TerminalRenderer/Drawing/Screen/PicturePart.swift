/// Some rows of cells of a picture.
package struct PicturePart: Sendable, Hashable {
    /// The first of the rows, from zero.
    package var firstRow: Int
    /// How many pixels a row is high.
    package var cellHeight: Int
}
