import PictureFormats

/// How heavy a picture is for a page that embeds it.
package enum PictureWeight: Sendable, Equatable {
    /// Embedded as it is.
    case modest
    /// Scaled down; embedded as it is if that fails.
    case large
    /// Scaled down, or left out.
    case absurd

    /// What a wide, dense screen shows at once.
    package static let modestPixels = 4_000_000
    package static let modestBytes = 2 << 20
    /// These take 64 MB of memory in a browser.
    package static let largePixels = 16_000_000
    package static let largeBytes = 4 << 20

    /// Classifies a picture by its size and its header.
    package init(_ bytes: [UInt8]) {
        guard let header = ImageHeader(bytes.span) else {
            self = .modest
            return
        }
        // An animation is heavy because it has many frames; scaling down would make it still.
        let countsBytes =
            !(header.type == .gif && GIFAnimation.isIn(bytes.span)) && !Self.isAnimatedWebP(bytes)
        func exceeds(_ pixels: Int, _ size: Int) -> Bool {
            header.pixelCount > pixels || countsBytes && bytes.count > size
        }
        self =
            exceeds(Self.largePixels, Self.largeBytes)
            ? .absurd : exceeds(Self.modestPixels, Self.modestBytes) ? .large : .modest
    }

    /// The animation flag (RFC 9649, section 2.7).
    private static func isAnimatedWebP(_ bytes: [UInt8]) -> Bool {
        guard bytes.count > 20, ImageType(bytes.span) == .webp else { return false }
        return bytes[12..<16].elementsEqual("VP8X".utf8) && bytes[20] & 0x02 != 0
    }
}
