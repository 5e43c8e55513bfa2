/// A part of a page with embedded pictures.
enum PagePiece {
    /// Unconditional bytes.
    case bytes([UInt8])
    case picture(PicturePlaceholder)
    /// Bytes for use if an item's picture is missing.
    case unlessShown(index: Int, [UInt8])
}
