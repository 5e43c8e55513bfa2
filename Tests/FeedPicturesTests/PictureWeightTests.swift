import FeedPictures
import Testing

@Suite struct PictureWeightTests {
    private func png(_ width: UInt32, _ height: UInt32, count: Int = 64) -> [UInt8] {
        var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
        bytes += "IHDR".utf8
        for side in [width, height] {
            bytes += (0..<4).map { UInt8(truncatingIfNeeded: side >> (24 - 8 * $0)) }
        }
        bytes += [UInt8](repeating: 0, count: max(0, count - bytes.count))
        return bytes
    }

    /// Returns a GIF with several pictures of `count` bytes in total.
    private func gif(_ width: UInt16, _ height: UInt16, count: Int, pictures: Int = 2) -> [UInt8] {
        var bytes = Array("GIF89a".utf8)
        for side in [width, height] { bytes += [UInt8(side & 0xFF), UInt8(side >> 8)] }
        // Two colours.
        bytes += [0x80, 0, 0, 0, 0, 0, 255, 255, 255]
        for _ in 0..<pictures {
            bytes += [0x21, 0xF9, 4, 0, 10, 0, 0, 0]
            // With a local table of four colours.
            bytes += [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0x81] + [UInt8](repeating: 9, count: 12) + [2]
            for _ in 0..<count / pictures / 256 {
                bytes += [255] + [UInt8](repeating: 0x2C, count: 255)
            }
            bytes += [0]
        }
        return bytes + [0x3B]
    }

    @Test(arguments: [
        (2_000, 2_000, 64, PictureWeight.modest), (2_001, 2_000, 64, .large),
        (4_000, 4_000, 64, .large), (4_001, 4_000, 64, .absurd), (10, 10, 2 << 20, .modest),
        (10, 10, 2 << 20 + 1, .large), (10, 10, 4 << 20, .large), (10, 10, 4 << 20 + 1, .absurd),
    ])
    func `Weighs pictures by pixels and bytes`(
        width: UInt32, height: UInt32, count: Int, weight: PictureWeight
    ) {
        #expect(PictureWeight(png(width, height, count: count)) == weight)
    }

    @Test func `Allows animations many bytes, but not many pixels`() {
        #expect(PictureWeight(gif(600, 400, count: 8 << 20)) == .modest)
        #expect(PictureWeight(gif(6_000, 4_000, count: 100)) == .absurd)
        #expect(PictureWeight(gif(600, 400, count: 8 << 20, pictures: 1)) == .absurd)
        // Damaged in its first picture.
        let damaged = gif(600, 400, count: 8 << 20).prefix(4_000_000)
        #expect(PictureWeight(damaged + [UInt8](repeating: 0, count: 1 << 20)) == .absurd)
        #expect(PictureWeight(gif(600, 400, count: 3 << 20, pictures: 1)) == .large)
        var webp =
            Array("RIFF____WEBPVP8X".utf8) + [10, 0, 0, 0, 0x02, 0, 0, 0, 99, 0, 0, 99, 0, 0]
        webp += [UInt8](repeating: 0, count: 5 << 20)
        #expect(PictureWeight(webp) == .modest)
        webp[20] = 0
        #expect(PictureWeight(webp) == .absurd)
    }

    @Test func `Weighs unknown data as modest`() {
        #expect(PictureWeight([1, 2]) == .modest)
    }
}
