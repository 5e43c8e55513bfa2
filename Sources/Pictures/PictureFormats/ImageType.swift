/// The supported picture formats, detected from the bytes. SVG is not among them: it is a program,
/// not a picture.
package enum ImageType: String, Sendable, CaseIterable {
    case png = "image/png"
    case jpeg = "image/jpeg"
    case gif = "image/gif"
    case webp = "image/webp"
    case avif = "image/avif"
    case bmp = "image/bmp"

    /// The media type.
    package var mediaType: String { rawValue }

    /// Detects the format by the first bytes; `nil` if it is unknown.
    package init?(_ bytes: Span<UInt8>) {
        if bytes.hasBytes([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], at: 0) {
            self = .png
        } else if bytes.hasBytes([0xFF, 0xD8, 0xFF], at: 0) {
            self = .jpeg
        } else if bytes.hasText("GIF87a", at: 0) || bytes.hasText("GIF89a", at: 0) {
            self = .gif
        } else if bytes.hasText("RIFF", at: 0), bytes.hasText("WEBP", at: 8) {
            self = .webp
        } else if Self.isAVIF(bytes) {
            self = .avif
        } else if bytes.hasText("BM", at: 0), bytes.count >= 26 {
            self = .bmp
        } else {
            return nil
        }
    }

    /// Returns true if the file-type box names an AVIF brand, major or compatible.
    private static func isAVIF(_ bytes: Span<UInt8>) -> Bool {
        guard bytes.hasText("ftyp", at: 4), let size = bytes.number(at: 0, width: 4) else {
            return false
        }
        var brand = 8
        while brand + 4 <= min(bytes.count, size, 256) {
            // The four bytes after the major brand are a version.
            if brand != 12, bytes.hasText("avif", at: brand) || bytes.hasText("avis", at: brand) {
                return true
            }
            brand += 4
        }
        return false
    }
}
