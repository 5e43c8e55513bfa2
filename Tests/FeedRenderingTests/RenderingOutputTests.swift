import FeedRendering
import Testing

@Suite struct RenderingOutputTests {
    @Test func `Emits bytes in order`() {
        var written: [UInt8] = []
        let output = RenderingOutput(chunkSize: 4) {
            written += $0
            return true
        }
        output.write("ab")
        output.write(repeating: 0x2D, count: 5)
        output.write(repeating: 0x2D, count: -1)
        output.write("xyz".utf8Span.span.extracting(last: 2))
        output.write(byte: 0x21)
        output.flush()
        #expect(String(decoding: written, as: UTF8.self) == "ab-----yz!")
        #expect(!output.hasFailed)
    }

    @Test func `Emits nothing after the sink refused`() {
        var chunks = 0
        let output = RenderingOutput(chunkSize: 2) { _ in
            chunks += 1
            return false
        }
        output.write("abcdef")
        output.write("ghi")
        output.flush()
        #expect(chunks == 1)
        #expect(output.hasFailed)
    }

    @Test func `Emits a long text in chunks`() {
        var written: [UInt8] = []
        var longest = 0
        let output = RenderingOutput(chunkSize: 4) {
            written += $0
            longest = max(longest, $0.count)
            return true
        }
        let text = "héllo wörld – 日本語"
        output.write("ab")
        output.write(text)
        output.write(text.dropFirst(2))
        output.flush()
        #expect(String(decoding: written, as: UTF8.self) == "ab" + text + text.dropFirst(2))
        #expect(longest < 8)
    }

    @Test func `Emits a long array directly, after buffered bytes`() {
        var chunks: [[UInt8]] = []
        let output = RenderingOutput(chunkSize: 4) {
            chunks.append($0)
            return true
        }
        output.write("ab")
        output.write([1, 2, 3, 4, 5])
        output.write([6])
        output.flush()
        #expect(chunks == [Array("ab".utf8), [1, 2, 3, 4, 5], [6]])
    }
}
