import PictureFormats

/// The verdict on a picture's weight in a page that carries it.
package enum PictureWeight: Sendable, Equatable {
    /// It is shown as it is.
    case modest
    /// It is made smaller; shown as it is where that can't be done.
    case large
    /// It is made smaller, or not shown.
    case absurd

    /// A page needs no more pixels than that: what a wide, dense screen shows at once.
    package static let modestPixels = 4_000_000
    /// Nor more bytes: two megabytes.
    package static let modestBytes = 2 << 20
    /// A browser takes 64 MB of memory for so many.
    package static let largePixels = 16_000_000
    /// Four megabytes.
    package static let largeBytes = 4 << 20

    /// Judges a picture by its size and its header.
    package init(_ bytes: [UInt8]) {
        guard let header = ImageHeader(bytes.span) else {
            self = .modest
            return
        }
        // An animation is heavy for its number of pictures; it would be still, made smaller.
        let countsBytes =
            !(header.type == .gif && GIFAnimation.isIn(bytes.span)) && !Self.isAnimatedWebP(bytes)
        if header.pixelCount > Self.largePixels || countsBytes && bytes.count > Self.largeBytes {
            self = .absurd
        } else if header.pixelCount > Self.modestPixels
            || countsBytes && bytes.count > Self.modestBytes
        {
            self = .large
        } else {
            self = .modest
        }
    }

    /// The animation flag (RFC 9649, section 2.7).
    private static func isAnimatedWebP(_ bytes: [UInt8]) -> Bool {
        guard bytes.count > 20, ImageType(bytes.span) == .webp else { return false }
        return bytes[12..<16].elementsEqual("VP8X".utf8) && bytes[20] & 0x02 != 0
    }
}
