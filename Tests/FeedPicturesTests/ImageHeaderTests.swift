import Testing

@testable import PictureFormats

struct ImageHeaderTests {
    private static func big(_ number: Int, _ width: Int = 4) -> [UInt8] {
        (0..<width).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }

    private static func little(_ number: Int, _ width: Int = 4) -> [UInt8] {
        big(number, width).reversed()
    }

    private static func box(_ name: String, _ content: [UInt8]) -> [UInt8] {
        big(content.count + 8) + Array(name.utf8) + content
    }

    private static func riff(_ content: [UInt8]) -> [UInt8] {
        Array("RIFF".utf8) + little(content.count + 4) + Array("WEBP".utf8) + content
    }

    private static let png =
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + big(13) + Array("IHDR".utf8) + big(300)
        + big(200) + [8, 2, 0, 0, 0]
    private static let jpeg =
        [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xFF, 0xDB, 0, 3, 9, 0xFF, 0xC2, 0, 17, 8]
        + big(200, 2) + big(300, 2) + [3]
    private static let gif = Array("GIF89a".utf8) + little(300, 2) + little(200, 2) + [0, 0, 0]
    private static let webpLossy =
        riff(
            Array("VP8 ".utf8) + little(20) + [0, 0, 0, 0x9D, 0x01, 0x2A] + little(300, 2)
                + little(0x4000 | 200, 2))
    private static let webpLossless = riff(
        Array("VP8L".utf8) + little(20) + [0x2F] + little(299 | 199 << 14))
    private static let webpExtended = riff(
        Array("VP8X".utf8) + little(10) + [0, 0, 0, 0] + little(299, 3) + little(199, 3))
    private static let bmp =
        Array("BM".utf8) + little(0) + little(0) + little(54) + little(40) + little(300)
        + little(-200)
    private static let avif =
        box("ftyp", Array("mif1".utf8) + big(0) + Array("avif".utf8))
        + box(
            "meta",
            big(0) + box("hdlr", big(0))
                + box(
                    "iprp",
                    box(
                        "ipco",
                        box("ispe", big(0) + big(100) + big(100))
                            + box("ispe", big(0) + big(300) + big(200)))))

    @Test(
        arguments: [
            (png, ImageType.png), (jpeg, .jpeg), (gif, .gif), (webpLossy, .webp),
            (webpLossless, .webp), (webpExtended, .webp), (bmp, .bmp), (avif, .avif),
        ] as [([UInt8], ImageType)])
    func `Reads type and size`(bytes: [UInt8], type: ImageType) {
        #expect(ImageHeader(bytes.span) == ImageHeader(type: type, width: 300, height: 200))
    }

    @Test func `Refuses a picture whose area goes beyond 63 bits`() {
        let extent = Self.box("ispe", Self.big(0) + Self.big(0xFFFF_FFFF) + Self.big(0xFFFF_FFFF))
        let properties = Self.box("iprp", Self.box("ipco", extent))
        let bytes =
            Self.box("ftyp", Array("avif".utf8) + Self.big(0))
            + Self.box("meta", Self.big(0) + properties)
        #expect(ImageType(bytes.span) == .avif)
        #expect(ImageHeader(bytes.span) == nil)
    }

    @Test(arguments: [png, jpeg, gif, webpLossy, webpLossless, webpExtended, bmp, avif])
    func `Reads truncated files as the same picture, or none`(bytes: [UInt8]) {
        for count in bytes.indices {
            let header = ImageHeader(Array(bytes[..<count]).span)
            #expect(header.map { $0.width == 300 && $0.height == 200 || $0.width == 100 } ?? true)
        }
    }

    @Test(
        arguments: [
            Array("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8), Array("<html>".utf8), [],
            Array("GIF89a".utf8), png.map { $0 == 0x2C ? 0 : $0 },
            [0xFF, 0xD8, 0xFF, 0xDA, 0, 8], [0xFF, 0xD8, 0xFF, 0xE0, 0, 0, 0, 0, 0],
            box("ftyp", Array("avif".utf8) + big(0)) + big(1) + Array("meta".utf8)
                + [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF],
        ] as [[UInt8]])
    func `Rejects files without a size`(bytes: [UInt8]) {
        let header = ImageHeader(bytes.span)
        #expect(header == nil || header?.width != 300)
    }
}
