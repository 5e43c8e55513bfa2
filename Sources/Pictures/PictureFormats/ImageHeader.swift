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
            case .gif: bytes.pair(at: 6, width: 2, isLittle: true)
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
        bytes.hasText("IHDR", at: 12) ? bytes.pair(at: 16, width: 4) : nil
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
                return bytes.pair(at: position + 5, width: 2).map { ($1, $0) }
            case 0xD9, 0xDA:
                return nil
            default:
                guard let length = bytes.number(at: position + 2, width: 2), length >= 2 else {
                    return nil
                }
                position += 2 + length
            }
        }
        return nil
    }

    private static func webp(_ bytes: Span<UInt8>) -> (Int, Int)? {
        if bytes.hasText("VP8X", at: 12) {
            guard let (width, height) = bytes.pair(at: 24, width: 3, isLittle: true) else {
                return nil
            }
            return (width + 1, height + 1)
        }
        if bytes.hasText("VP8L", at: 12) {
            guard bytes.hasBytes([0x2F], at: 20),
                let bits = bytes.number(at: 21, width: 4, isLittle: true)
            else { return nil }
            return (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
        }
        guard bytes.hasText("VP8 ", at: 12), bytes.hasBytes([0x9D, 0x01, 0x2A], at: 23),
            let (width, height) = bytes.pair(at: 26, width: 2, isLittle: true)
        else { return nil }
        return (width & 0x3FFF, height & 0x3FFF)
    }

    private static func bmp(_ bytes: Span<UInt8>) -> (Int, Int)? {
        guard let size = bytes.number(at: 14, width: 4, isLittle: true) else { return nil }
        if size == 12 { return bytes.pair(at: 18, width: 2, isLittle: true) }
        guard size >= 40, let (width, height) = bytes.pair(at: 18, width: 4, isLittle: true)
        else { return nil }
        // A negative height means rows from top to bottom.
        let signed = Int(Int32(truncatingIfNeeded: height))
        return (width, abs(signed))
    }

    /// The largest spatial extent among the properties (ISO/IEC 23008-12, section 6.5.3), in the
    /// nested boxes `meta`, `iprp`, `ipco`, `ispe`.
    private static func avif(_ bytes: Span<UInt8>) -> (Int, Int)? {
        let meta = contents(of: "meta", in: 0..<bytes.count, of: bytes).first
        // `meta` has a version and flags before its boxes.
        guard let meta, meta.count >= 4 else { return nil }
        let sizes = contents(of: "iprp", in: meta.dropFirst(4), of: bytes)
            .flatMap { contents(of: "ipco", in: $0, of: bytes) }
            .flatMap { contents(of: "ispe", in: $0, of: bytes) }
            .compactMap { bytes.pair(at: $0.lowerBound + 4, width: 4) }
        // Of 32 bits each: the product needs all 64.
        return sizes.max { UInt64($0.0) * UInt64($0.1) < UInt64($1.0) * UInt64($1.1) }
    }

    /// Returns the contents of the boxes of a name among the first thousand in `range`.
    private static func contents(
        of name: String, in range: Range<Int>, of bytes: Span<UInt8>
    ) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var count = 0
        var position = range.lowerBound
        while count < 1000, position + 8 <= range.upperBound,
            let size = bytes.number(at: position, width: 4)
        {
            var header = 8
            var length = size
            if size == 1 {
                guard let high = bytes.number(at: position + 8, width: 4), high == 0,
                    let low = bytes.number(at: position + 12, width: 4)
                else { return found }
                header = 16
                length = low
            } else if size == 0 {
                length = range.upperBound - position
            }
            guard length >= header, position + length <= range.upperBound else { return found }
            if bytes.hasText(name, at: position + 4) {
                found.append(position + header..<position + length)
            }
            count += 1
            position += length
        }
        return found
    }
}
