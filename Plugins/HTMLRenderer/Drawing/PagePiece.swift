/// A part of a page that carries its pictures inside.
enum PagePiece {
    /// What is there in any case.
    case bytes([UInt8])
    /// What depends on a picture.
    case picture(PicturePlace)
    /// What is there where the picture of the item at a place in the feed is not shown.
    case unlessShown(index: Int, [UInt8])
}
