/// A picture's format and size, read from the header without decoding.
package struct ImageHeader: Sendable, Equatable {
    /// The format.
    package let type: ImageType
    /// The width in pixels.
    package let width: Int
    /// The height in pixels.
    package let height: Int

    package var pixelCount: Int { width * height }
}

extension ImageHeader {
    /// Reads the header of a file; `nil` if it isn't a picture or has no size.
    package init?(_ bytes: Span<UInt8>) {
        guard let type = ImageType(bytes) else { return nil }
        let size: (width: Int, height: Int)? =
            switch type {
            case .png: Self.png(bytes)
            case .jpeg: Self.jpeg(bytes)
            case .gif: bytes.littleEndianPair(at: 6, width: 2)
            case .webp: Self.webp(bytes)
            case .avif: Self.avif(bytes)
            case .bmp: Self.bmp(bytes)
            }
        // At most 32 bits each, so that the product doesn't overflow.
        guard let size, (1...0x7FFF_FFFF).contains(size.width),
            (1...0x7FFF_FFFF).contains(size.height)
        else { return nil }
        self.init(type: type, width: size.width, height: size.height)
    }

    /// The first chunk is IHDR (PNG specification, section 11.2.1).
    private static func png(_ bytes: Span<UInt8>) -> (Int, Int)? {
        guard bytes.hasText("IHDR", at: 12), let width = bytes.bigEndian32(at: 16),
            let height = bytes.bigEndian32(at: 20)
        else { return nil }
        return (width, height)
    }

    /// The first frame header, of any coding (ITU-T T.81, section B.2.2). O(*n*) in the number of
    /// segments before it.
    private static func jpeg(_ bytes: Span<UInt8>) -> (Int, Int)? {
        var position = 2
        while position + 3 < bytes.count {
            guard bytes[position] == 0xFF else { return nil }
            switch bytes[position + 1] {
            case 0xFF:
                position += 1
            case 0x01, 0xD0...0xD8:
                position += 2
            case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
                guard let height = bytes.bigEndian16(at: position + 5),
                    let width = bytes.bigEndian16(at: position + 7)
                else { return nil }
                return (width, height)
            case 0xD9, 0xDA:
                return nil
            default:
                guard let length = bytes.bigEndian16(at: position + 2), length >= 2 else {
                    return nil
                }
                position += 2 + length
            }
        }
        return nil
    }

    private static func webp(_ bytes: Span<UInt8>) -> (Int, Int)? {
        if bytes.hasText("VP8X", at: 12) {
            guard let (width, height) = bytes.littleEndianPair(at: 24, width: 3) else { return nil }
            return (width + 1, height + 1)
        }
        if bytes.hasText("VP8L", at: 12) {
            guard bytes.hasBytes([0x2F], at: 20), let bits = bytes.littleEndian(at: 21, width: 4)
            else { return nil }
            return (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
        }
        guard bytes.hasText("VP8 ", at: 12), bytes.hasBytes([0x9D, 0x01, 0x2A], at: 23),
            let (width, height) = bytes.littleEndianPair(at: 26, width: 2)
        else { return nil }
        return (width & 0x3FFF, height & 0x3FFF)
    }

    private static func bmp(_ bytes: Span<UInt8>) -> (Int, Int)? {
        guard let size = bytes.littleEndian(at: 14, width: 4) else { return nil }
        if size == 12 { return bytes.littleEndianPair(at: 18, width: 2) }
        guard size >= 40, let (width, height) = bytes.littleEndianPair(at: 18, width: 4)
        else { return nil }
        // A negative height means rows from top to bottom.
        let signed = Int(Int32(truncatingIfNeeded: height))
        return (width, abs(signed))
    }

    /// The largest spatial extent among the properties (ISO/IEC 23008-12, section 6.5.3), in the
    /// nested boxes `meta`, `iprp`, `ipco`, `ispe`.
    private static func avif(_ bytes: Span<UInt8>) -> (Int, Int)? {
        var largest: (Int, Int)?
        var largestArea: UInt64 = 0
        let meta = boxes(in: 0..<bytes.count, of: bytes).first { $0.name == "meta" }
        // `meta` has a version and flags before its boxes.
        guard let meta, meta.content.count >= 4 else { return nil }
        let metaContent = meta.content.lowerBound + 4..<meta.content.upperBound
        for properties in boxes(in: metaContent, of: bytes) where properties.name == "iprp" {
            for container in boxes(in: properties.content, of: bytes)
            where container.name == "ipco" {
                for extent in boxes(in: container.content, of: bytes) where extent.name == "ispe" {
                    guard let width = bytes.bigEndian32(at: extent.content.lowerBound + 4),
                        let height = bytes.bigEndian32(at: extent.content.lowerBound + 8)
                    else { continue }
                    // Of 32 bits each: the product needs all 64.
                    let area = UInt64(width) * UInt64(height)
                    guard area > largestArea else { continue }
                    largest = (width, height)
                    largestArea = area
                }
            }
        }
        return largest
    }

    /// Returns the consecutive boxes in `range`, at most a thousand.
    private static func boxes(
        in range: Range<Int>, of bytes: Span<UInt8>
    ) -> [(name: String, content: Range<Int>)] {
        var found: [(name: String, content: Range<Int>)] = []
        var position = range.lowerBound
        while found.count < 1000, position + 8 <= range.upperBound,
            let size = bytes.bigEndian32(at: position)
        {
            var header = 8
            var length = size
            if size == 1 {
                guard let high = bytes.bigEndian32(at: position + 8), high == 0,
                    let low = bytes.bigEndian32(at: position + 12)
                else { return found }
                header = 16
                length = low
            } else if size == 0 {
                length = range.upperBound - position
            }
            guard length >= header, position + length <= range.upperBound else { return found }
            let name = String(decoding: (4..<8).map { bytes[position + $0] }, as: UTF8.self)
            found.append((name, position + header..<position + length))
            position += length
        }
        return found
    }
}
