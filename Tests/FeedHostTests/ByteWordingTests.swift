import Testing

@testable import FeedHost

@Suite struct ByteWordingTests {
    @Test(arguments: [
        (1, "1 byte"), (999, "999 bytes"), (1_436, "1.4 KB"), (552_038, "539 KB"),
        (20_000_000, "19.1 MB"), (256 << 20, "256 MB"), (1_048_570, "1 MB"),
    ])
    func `Words counts in units of 1,024`(bytes: Int64, words: String) {
        #expect(ByteWording.words(bytes) == words)
    }

    @Test(arguments: [
        (2 << 10, "2 KB"), (1536 << 10, "1536 KB"), (64 << 20, "64 MB"), (1 << 30, "1 GB"),
        (500_000, "500000 bytes"), (0, "0 bytes"),
    ])
    func `Words round limits in the largest unit`(bytes: Int64, words: String) {
        #expect(ByteWording.limit(bytes) == words)
    }
}
