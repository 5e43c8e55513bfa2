/// A part of a page that carries its pictures inside.
enum PagePiece {
    /// Bytes that are there in any case.
    case bytes([UInt8])
    case picture(PicturePlace)
    /// Bytes for where the picture of the item at a place in the feed is not shown.
    case unlessShown(index: Int, [UInt8])
}
