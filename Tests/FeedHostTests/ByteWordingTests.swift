import Testing

@testable import FeedHost

@Suite struct ByteWordingTests {
    @Test(arguments: [
        (1, "1 byte"), (999, "999 bytes"), (1_436, "1.4 kB"), (552_038, "552 kB"),
        (20_000_000, "20 MB"),
    ])
    func `Words counts with decimal units`(bytes: Int64, words: String) {
        #expect(ByteWording.words(bytes) == words)
    }

    @Test(arguments: [
        (2 << 10, "2 KiB"), (1536 << 10, "1536 KiB"), (64 << 20, "64 MiB"), (1 << 30, "1 GiB"),
        (500_000, "500 kB"), (0, "0 bytes"),
    ])
    func `Words limits with binary units if they are round`(bytes: Int64, words: String) {
        #expect(ByteWording.limit(bytes) == words)
    }
}
