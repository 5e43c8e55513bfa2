import Testing

@testable import FeedNetwork

struct RemotePictureTests {
    @Test
    func `Rejects a picture with too many pixels before decoding`() {
        let side: [UInt8] = [0, 0, 0xEA, 0x60]
        let header: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
        let bytes = header + Array("IHDR".utf8) + side + side + [8, 2, 0, 0, 0]
        #expect(
            throws: PictureFailure.tooManyPixels(
                address: "x", width: 60_000, height: 60_000, limit: 64_000_000)
        ) {
            try RemoteImageFileLoader.picture(bytes, from: "x").get()
        }
    }
}
