/// A picture and its size in cells.
package struct SizedPicture: Sendable, Hashable {
    /// Identifies the item across loads.
    package var item: String
    /// The address; `nil` for the item's own.
    package var url: String?
    /// The address of the item's own picture, to notice a replacement.
    package var ownURL: String?
    package var columns: Int
    package var rows: Int
}
