import FeedModel
import Testing

@testable import FeedComposition

struct PreloadedPicturesTests {
    private func picture(_ count: Int) -> FeedImageData {
        FeedImageData(bytes: [UInt8](repeating: 1, count: count), mediaType: "image/png")
    }

    @Test func `the oldest go when there are too many bytes`() {
        let pictures = PreloadedPictures(limit: 10)
        for index in 0..<4 { pictures.keep(picture(4), for: index) }
        #expect((0..<4).map(pictures.contains) == [false, false, true, true])
        #expect(pictures.byteCount == 8)
        #expect(pictures.take(2)?.bytes.count == 4)
        #expect(pictures.take(2) == nil)
        pictures.keep(picture(4), for: 5)
        #expect(pictures.contains(3))
        #expect(pictures.byteCount == 8)
    }

    @Test func `one that is kept again is among the youngest`() {
        let pictures = PreloadedPictures(limit: 10)
        for index in [0, 1, 0, 2] { pictures.keep(picture(4), for: index) }
        #expect((0..<3).map(pictures.contains) == [true, false, true])
    }

    @Test func `one that is too large alone leaves the rest`() {
        let pictures = PreloadedPictures(limit: 10)
        pictures.keep(picture(4), for: 0)
        pictures.keep(picture(11), for: 1)
        #expect(pictures.contains(0))
        #expect(!pictures.contains(1))
    }

    @Test func `thousands come and go`() {
        let pictures = PreloadedPictures(limit: 100)
        for index in 0..<10_000 { pictures.keep(picture(10), for: index % 700) }
        #expect(pictures.byteCount == 100)
    }
}
