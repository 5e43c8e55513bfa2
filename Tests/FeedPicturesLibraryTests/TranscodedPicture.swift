import FeedPicturesLibrary
import Glibc
import PictureTestSupport
import Testing

/// The result of transcoding a picture.
struct TranscodedPicture {
    let result: Int
    let bytes: [UInt8]
    let width: Int
    let height: Int

    /// The default formats for files; the smaller result is used.
    static let usualForms = [FEED_PICTURES_JPEG, FEED_PICTURES_WEBP]

    init(
        _ bytes: [UInt8], inputPixels: UInt64 = 64_000_000, outputPixels: UInt64 = 10_000,
        within size: (width: Int, height: Int) = (0, 0), forms: [Int] = usualForms
    ) throws {
        let table = unsafe try #require(feed_pictures_get_table(FEED_PICTURES_VERSION))
        var limits = feed_pictures_limits(
            input_pixels: inputPixels, output_pixels: outputPixels,
            maximum_width: UInt32(size.width), maximum_height: UInt32(size.height))
        var output = unsafe feed_pictures_output()
        let set = forms.reduce(UInt32(0)) { $0 | 1 << UInt32($1) }
        result = unsafe Int(
            table.pointee.transcode(bytes, bytes.count, &limits, set, &output))
        width = unsafe Int(output.width)
        height = unsafe Int(output.height)
        self.bytes = unsafe Array(
            UnsafeBufferPointer(start: output.bytes, count: output.length))
        unsafe free(output.bytes)
    }

    /// Decodes a picture to pixels within a size.
    static func pixels(
        of bytes: [UInt8], width: Int = 8_192, height: Int = 8_192
    ) throws -> TranscodedPicture {
        try TranscodedPicture(
            bytes, outputPixels: 1 << 24, within: (width, height), forms: [FEED_PICTURES_PIXELS])
    }

    /// Red, green, blue and opacity of a pixel.
    func pixel(x: Int, y: Int) -> [UInt8] {
        let start = (y * width + x) * 4
        return Array(bytes[start..<start + 4])
    }

    var decoded: DecodedPicture? { DecodedPicture(bytes) }
}

extension [UInt8] {
    /// Returns a picture that is red on the left, and blue or transparent on the right.
    static func picture(
        _ format: picture_format, _ width: UInt32, _ height: UInt32,
        _ extras: picture_extras = picture_extras()
    ) throws -> [UInt8] {
        var count = 0
        let bytes = unsafe try #require(picture_make(format, width, height, extras, &count))
        defer { unsafe picture_free(bytes) }
        return unsafe Array(UnsafeBufferPointer(start: bytes, count: count))
    }
}
