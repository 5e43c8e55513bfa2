import FeedPicturesLibrary
import PictureTestSupport
import Testing

/// What the library makes of a picture.
struct Shrunk {
    let result: Int
    let bytes: [UInt8]

    init(_ bytes: [UInt8], inputPixels: UInt64 = 64_000_000, outputPixels: UInt64 = 10_000) throws {
        let table = unsafe try #require(feed_pictures_get_table(FEED_PICTURES_VERSION))
        var limits = feed_pictures_limits(input_pixels: inputPixels, output_pixels: outputPixels)
        var output: UnsafeMutablePointer<UInt8>?
        var count = 0
        result = unsafe Int(
            table.pointee.shrink(bytes, bytes.count, &limits, &output, &count))
        self.bytes = unsafe Array(UnsafeBufferPointer(start: output, count: count))
        unsafe table.pointee.release(output)
    }

    var decoded: DecodedPicture? { DecodedPicture(bytes) }
}

extension [UInt8] {
    /// A picture that is red on the left, and on the right blue or nothing.
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
