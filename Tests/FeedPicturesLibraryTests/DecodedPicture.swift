import PictureTestSupport

/// Decoded pixels of a picture.
struct DecodedPicture {
    let width: Int
    let height: Int
    private let pixels: [UInt8]

    /// Decodes JPEG or WebP.
    init?(_ bytes: [UInt8]) {
        var width: UInt32 = 0
        var height: UInt32 = 0
        guard let pixels = unsafe picture_decode(bytes, bytes.count, &width, &height) else {
            return nil
        }
        defer { unsafe picture_free(pixels) }
        self.width = Int(width)
        self.height = Int(height)
        self.pixels = unsafe Array(
            UnsafeBufferPointer(start: pixels, count: Int(width) * Int(height) * 4))
    }

    /// Red, green, blue and opacity.
    func pixel(x: Int, y: Int) -> [UInt8] {
        let start = (y * width + x) * 4
        return Array(pixels[start..<start + 4])
    }

    /// Returns the colour of a corner: `R`ed, `B`lue, transparent (`.`) or other (`?`).
    func corner(right: Bool, bottom: Bool) -> Character {
        let pixel = pixel(x: right ? width - 1 : 0, y: bottom ? height - 1 : 0)
        if pixel[3] < 8 { return "." }
        if pixel[0] > 180, pixel[2] < 40 { return "R" }
        if pixel[2] > 180, pixel[0] < 40 { return "B" }
        return "?"
    }

    /// The corners in reading order.
    var corners: String {
        String([
            corner(right: false, bottom: false), corner(right: true, bottom: false),
            corner(right: false, bottom: true), corner(right: true, bottom: true),
        ])
    }
}
