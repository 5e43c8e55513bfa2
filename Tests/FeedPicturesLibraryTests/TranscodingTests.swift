import FeedPicturesLibrary
import PictureTestSupport
import Testing

@Suite struct TranscodingTests {
    private static let colored = [
        PICTURE_FORMAT_JPEG, PICTURE_FORMAT_PROGRESSIVE_JPEG, PICTURE_FORMAT_INKS_JPEG,
        PICTURE_FORMAT_PNG, PICTURE_FORMAT_INTERLACED_PNG, PICTURE_FORMAT_GIF,
        PICTURE_FORMAT_INTERLACED_GIF, PICTURE_FORMAT_WEBP, PICTURE_FORMAT_LOSSLESS_WEBP,
    ]

    @Test(arguments: colored)
    func `Transcodes an opaque picture to JPEG, keeping proportions`(format: picture_format) throws
    {
        let transcoded = try TranscodedPicture(.picture(format, 601, 300))
        #expect(transcoded.result == Int(FEED_PICTURES_JPEG))
        let picture = try #require(transcoded.decoded)
        #expect(picture.width == 141)
        #expect((70...71).contains(picture.height))
        #expect(picture.corners == "RBRB")
    }

    @Test(arguments: [
        PICTURE_FORMAT_PNG, PICTURE_FORMAT_INTERLACED_PNG, PICTURE_FORMAT_GIF,
        PICTURE_FORMAT_INTERLACED_GIF, PICTURE_FORMAT_WEBP, PICTURE_FORMAT_LOSSLESS_WEBP,
    ])
    func `Transcodes a transparent picture to WebP`(format: picture_format) throws {
        var extras = picture_extras()
        extras.is_transparent = 1
        let transcoded = try TranscodedPicture(.picture(format, 601, 300, extras))
        #expect(transcoded.result == Int(FEED_PICTURES_WEBP))
        #expect(transcoded.decoded?.corners == "R.R.")
    }

    @Test(arguments: [FEED_PICTURES_PNG, FEED_PICTURES_JPEG])
    func `Makes another form of a picture that is too wide for a WebP`(form: Int) throws {
        var extras = picture_extras()
        extras.is_transparent = 1
        let transcoded = try TranscodedPicture(
            .picture(PICTURE_FORMAT_PNG, 16_384, 2, extras), outputPixels: 1 << 20,
            forms: [FEED_PICTURES_WEBP, form])
        #expect(transcoded.result == form)
    }

    @Test(arguments: [
        (0, "RBRB"), (1, "RBRB"), (2, "BRBR"), (3, "BRBR"), (4, "RBRB"), (5, "RRBB"),
        (6, "RRBB"), (7, "BBRR"), (8, "BBRR"), (9, "RBRB"),
    ])
    func `Applies the orientation of photographs`(orientation: Int32, corners: String) throws {
        var extras = picture_extras()
        extras.orientation = orientation
        let picture = try #require(
            try TranscodedPicture(.picture(PICTURE_FORMAT_JPEG, 800, 400, extras)).decoded)
        #expect(picture.corners == corners)
        #expect((picture.width > picture.height) == !(5...8).contains(orientation))
    }

    @Test(arguments: [PICTURE_FORMAT_JPEG, PICTURE_FORMAT_PNG])
    func `Keeps colour profiles`(format: picture_format) throws {
        var extras = picture_extras()
        extras.profile_length = 3_000
        let transcoded = try TranscodedPicture(.picture(format, 300, 300, extras))
        #expect(unsafe picture_profile_length(transcoded.bytes, transcoded.bytes.count) == 3_000)
    }

    @Test(arguments: colored)
    func `Keeps the size of small pictures`(format: picture_format) throws {
        for (width, height) in [(1, 1), (3, 2), (100, 100), (1, 300), (300, 1)] {
            let picture = try #require(
                try TranscodedPicture(.picture(format, UInt32(width), UInt32(height))).decoded)
            #expect(picture.width == width)
            #expect(picture.height == height)
        }
    }

    @Test(arguments: [(9_000, 3), (3, 9_000), (101, 100), (16_000, 1)])
    func `Applies the limit to all proportions`(width: UInt32, height: UInt32) throws {
        let transcoded = try TranscodedPicture(.picture(PICTURE_FORMAT_PNG, width, height))
        let picture = try #require(transcoded.decoded)
        #expect(picture.width * picture.height <= 10_000)
        #expect(picture.width >= 1)
    }

    @Test(arguments: colored)
    func `Rejects too many pixels without decoding`(format: picture_format) throws {
        let transcoded = try TranscodedPicture(.picture(format, 200, 200), inputPixels: 39_999)
        #expect(transcoded.result == Int(FEED_PICTURES_TOO_LARGE))
        #expect(transcoded.bytes.isEmpty)
    }

    @Test(arguments: ["", "BM", "GIF", "<svg xmlns='http://www.w3.org/2000/svg'/>"])
    func `Reports unknown formats`(text: String) throws {
        #expect(try TranscodedPicture(Array(text.utf8)).result == Int(FEED_PICTURES_UNKNOWN_FORMAT))
    }

    @Test(arguments: colored)
    func `Transcodes or rejects damaged pictures`(format: picture_format) throws {
        let whole = try [UInt8].picture(format, 90, 60)
        var generator = SystemRandomNumberGenerator()
        for round in 0..<300 {
            var bytes = whole
            if round.isMultiple(of: 3) {
                bytes.removeLast(Int.random(in: 0..<bytes.count, using: &generator))
            }
            for _ in 0..<Int.random(in: 0...4, using: &generator) where bytes.count > 16 {
                bytes[Int.random(in: 12..<bytes.count, using: &generator)] =
                    UInt8.random(in: 0...255, using: &generator)
            }
            let transcoded = try TranscodedPicture(bytes, inputPixels: 1_000_000)
            #expect((transcoded.result > 0) == !transcoded.bytes.isEmpty, "\(bytes)")
        }
    }

    @Test func `Rejects other versions of the interface`() {
        #expect(unsafe feed_pictures_get_table(FEED_PICTURES_VERSION + 1) == nil)
    }
}
