import FeedPicturesLibrary
import PictureTestSupport
import Testing

@Suite struct PixelTests {
    private static let colored = [
        PICTURE_FORMAT_JPEG, PICTURE_FORMAT_PROGRESSIVE_JPEG, PICTURE_FORMAT_INKS_JPEG,
        PICTURE_FORMAT_PNG, PICTURE_FORMAT_INTERLACED_PNG, PICTURE_FORMAT_DEEP_PNG,
        PICTURE_FORMAT_PALETTE_PNG, PICTURE_FORMAT_GIF, PICTURE_FORMAT_INTERLACED_GIF,
        PICTURE_FORMAT_ANIMATED_GIF, PICTURE_FORMAT_WEBP, PICTURE_FORMAT_LOSSLESS_WEBP,
        PICTURE_FORMAT_ANIMATED_WEBP,
    ]

    private static let exact = [
        PICTURE_FORMAT_PNG, PICTURE_FORMAT_INTERLACED_PNG, PICTURE_FORMAT_DEEP_PNG,
        PICTURE_FORMAT_PALETTE_PNG, PICTURE_FORMAT_GIF, PICTURE_FORMAT_INTERLACED_GIF,
        PICTURE_FORMAT_ANIMATED_GIF, PICTURE_FORMAT_LOSSLESS_WEBP, PICTURE_FORMAT_ANIMATED_WEBP,
    ]

    private func isClose(_ pixel: [UInt8], to other: [UInt8], within distance: Int) -> Bool {
        zip(pixel, other).allSatisfy { abs(Int($0) - Int($1)) <= distance }
    }

    @Test(arguments: colored)
    func `Decodes opaque colours of the file`(format: picture_format) throws {
        let pixels = try TranscodedPicture.pixels(of: .picture(format, 64, 48))
        #expect(pixels.result == FEED_PICTURES_PIXELS)
        #expect(pixels.width == 64)
        #expect(pixels.height == 48)
        #expect(pixels.bytes.count == 64 * 48 * 4)
        // Full magenta and yellow are pure red; other formats store the colours directly.
        let isInk = format == PICTURE_FORMAT_INKS_JPEG
        let red: [UInt8] = isInk ? [255, 0, 0, 255] : [200, 16, 16, 255]
        let blue: [UInt8] = isInk ? [0, 0, 255, 255] : [16, 16, 200, 255]
        let distance = Self.exact.contains(format) ? 0 : 8
        #expect(isClose(pixels.pixel(x: 3, y: 40), to: red, within: distance))
        #expect(isClose(pixels.pixel(x: 60, y: 5), to: blue, within: distance))
    }

    @Test func `Decodes grey`() throws {
        let pixels = try TranscodedPicture.pixels(of: .picture(PICTURE_FORMAT_GRAY_JPEG, 20, 20))
        #expect(isClose(pixels.pixel(x: 9, y: 9), to: [128, 128, 128, 255], within: 2))
    }

    @Test(arguments: [
        PICTURE_FORMAT_PNG, PICTURE_FORMAT_DEEP_PNG, PICTURE_FORMAT_PALETTE_PNG,
        PICTURE_FORMAT_LOSSLESS_WEBP,
    ])
    func `Premultiplies colours by opacity`(format: picture_format) throws {
        var extras = picture_extras()
        extras.opacity = 128
        let pixels = try TranscodedPicture.pixels(of: .picture(format, 40, 30, extras))
        #expect(pixels.pixel(x: 2, y: 2) == [200, 16, 16, 255])
        #expect(isClose(pixels.pixel(x: 38, y: 2), to: [8, 8, 100, 128], within: 1))
        #expect(
            stride(from: 0, to: pixels.bytes.count, by: 4).allSatisfy { start in
                pixels.bytes[start..<start + 3].allSatisfy { $0 <= pixels.bytes[start + 3] }
            })
    }

    @Test(arguments: [PICTURE_FORMAT_PNG, PICTURE_FORMAT_GIF, PICTURE_FORMAT_LOSSLESS_WEBP])
    func `Writes zeros for transparent pixels`(format: picture_format) throws {
        var extras = picture_extras()
        extras.is_transparent = 1
        let pixels = try TranscodedPicture.pixels(of: .picture(format, 40, 30, extras))
        #expect(pixels.pixel(x: 38, y: 2) == [0, 0, 0, 0])
    }

    @Test(
        arguments: [
            // For a picture of 600 by 300: the maximum size and the result.
            (600, 300, 600, 300), (8_192, 2_048, 600, 300), (300, 300, 300, 150),
            (300, 100, 200, 100), (1, 1, 1, 1), (8_192, 1, 2, 1), (7, 8_192, 7, 4),
            (599, 299, 598, 299),
        ])
    func `Scales down to the maximum size, keeping proportions`(
        width: Int, height: Int, expectedWidth: Int, expectedHeight: Int
    ) throws {
        for format in [PICTURE_FORMAT_PNG, PICTURE_FORMAT_GIF, PICTURE_FORMAT_LOSSLESS_WEBP] {
            let pixels = try TranscodedPicture.pixels(
                of: .picture(format, 600, 300), width: width, height: height)
            #expect(pixels.width == expectedWidth)
            #expect(pixels.height == expectedHeight)
        }
    }

    @Test(arguments: [1, 3, 5, 6, 7, 8])
    func `Applies the maximum size after orientation`(orientation: Int32) throws {
        var extras = picture_extras()
        extras.orientation = orientation
        let pixels = try TranscodedPicture.pixels(
            of: .picture(PICTURE_FORMAT_JPEG, 800, 400, extras), width: 200, height: 50)
        #expect(pixels.result == FEED_PICTURES_PIXELS)
        #expect(pixels.width == (orientation >= 5 ? 25 : 100))
        #expect(pixels.height == 50)
        let isRedFirst = orientation == 1 || orientation == 5 || orientation == 6
        let first = pixels.pixel(x: 0, y: 0)
        #expect((first[0] > 150) == isRedFirst)
        #expect((first[2] > 150) == !isRedFirst)
    }

    @Test(arguments: [
        PICTURE_FORMAT_JPEG, PICTURE_FORMAT_PROGRESSIVE_JPEG, PICTURE_FORMAT_PNG,
        PICTURE_FORMAT_GIF,
    ])
    func `Rejects a declared size of 60,000 by 60,000 pixels without allocating`(
        format: picture_format
    ) throws {
        let bytes = try [UInt8].picture(format, 30, 20).claiming(width: 60_000, height: 60_000)
        let pixels = try TranscodedPicture.pixels(of: bytes, width: 10, height: 10)
        #expect(pixels.result == FEED_PICTURES_TOO_LARGE)
        #expect(pixels.bytes.isEmpty)
    }

    @Test(arguments: [
        ([FEED_PICTURES_PNG], false, FEED_PICTURES_PNG),
        ([FEED_PICTURES_PNG], true, FEED_PICTURES_PNG),
        ([FEED_PICTURES_WEBP], false, FEED_PICTURES_WEBP),
        ([FEED_PICTURES_JPEG], true, FEED_PICTURES_JPEG),
        ([FEED_PICTURES_JPEG, FEED_PICTURES_PNG], true, FEED_PICTURES_PNG),
        ([FEED_PICTURES_JPEG, FEED_PICTURES_PNG], false, FEED_PICTURES_JPEG),
    ])
    func `Converts to an accepted format`(forms: [Int], isTransparent: Bool, expected: Int) throws {
        var extras = picture_extras()
        extras.is_transparent = isTransparent ? 1 : 0
        let made = try TranscodedPicture(
            .picture(PICTURE_FORMAT_LOSSLESS_WEBP, 60, 40, extras), forms: forms)
        #expect(made.result == expected)
        let pixels = try TranscodedPicture.pixels(of: made.bytes)
        #expect(isClose(pixels.pixel(x: 2, y: 2), to: [200, 16, 16, 255], within: 8))
        // JPEG has no opacity; transparent pixels become white.
        let nothing: [UInt8] =
            expected == FEED_PICTURES_JPEG ? [255, 255, 255, 255] : [0, 0, 0, 0]
        #expect(
            isClose(
                pixels.pixel(x: 57, y: 2), to: isTransparent ? nothing : [16, 16, 200, 255],
                within: 8))
    }

    @Test func `Keeps the colour profile in PNG`() throws {
        var extras = picture_extras()
        extras.profile_length = 3_000
        let made = try TranscodedPicture(
            .picture(PICTURE_FORMAT_PNG, 30, 30, extras), forms: [FEED_PICTURES_PNG])
        let again = try TranscodedPicture(made.bytes, forms: [FEED_PICTURES_JPEG])
        #expect(unsafe picture_profile_length(again.bytes, again.bytes.count) == 3_000)
    }

    @Test(arguments: colored)
    func `Decodes or rejects damaged pictures`(format: picture_format) throws {
        let whole = try [UInt8].picture(format, 90, 60)
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<100 {
            var bytes = whole
            bytes.removeLast(Int.random(in: 0..<bytes.count / 2, using: &generator))
            for _ in 0..<Int.random(in: 0...4, using: &generator) where bytes.count > 16 {
                bytes[Int.random(in: 12..<bytes.count, using: &generator)] =
                    UInt8.random(in: 0...255, using: &generator)
            }
            let pixels = try TranscodedPicture(
                bytes, inputPixels: 1_000_000, within: (40, 30), forms: [FEED_PICTURES_PIXELS])
            #expect(pixels.result < 0 || pixels.result == FEED_PICTURES_PIXELS)
            #expect(
                pixels.result < 0
                    ? pixels.bytes.isEmpty
                    : pixels.bytes.count == pixels.width * pixels.height * 4, "\(bytes)")
        }
    }
}

extension [UInt8] {
    /// Returns the file with another size in its header.
    fileprivate func claiming(width: Int, height: Int) throws -> [UInt8] {
        var bytes = self
        func big(_ number: Int, _ count: Int) -> [UInt8] {
            (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
        }
        if bytes.starts(with: [0x89, 0x50]) {
            bytes.replaceSubrange(16..<24, with: big(width, 4) + big(height, 4))
            bytes.replaceSubrange(29..<33, with: big(Int(Self.checksum(bytes[12..<29])), 4))
        } else if bytes.starts(with: "GIF".utf8) {
            bytes.replaceSubrange(
                6..<10, with: big(width, 2).reversed() + big(height, 2).reversed())
        } else {
            // The frame header, after marker, length and depth.
            func isFrame(_ offset: Int) -> Bool {
                guard bytes[offset] == 0xFF else { return false }
                return bytes[offset + 1] == 0xC0 || bytes[offset + 1] == 0xC2
            }
            let frame: Int = try #require((0..<bytes.count - 9).first(where: isFrame))
            bytes.replaceSubrange(
                frame + 5..<frame + 9, with: big(height, 2) + big(width, 2))
        }
        return bytes
    }

    /// The CRC-32 of PNG.
    private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        var sum = UInt32.max
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 {
                let isOdd = sum & 1 == 1
                sum >>= 1
                if isOdd { sum ^= 0xEDB8_8320 }
            }
        }
        return ~sum
    }
}
