/// Some rows of cells of a picture.
package struct PicturePart: Sendable, Hashable {
    /// From zero.
    package var firstRow: Int
    /// In pixels.
    package var cellHeight: Int
}
