import SystemInterface
import Testing

@testable import FeedNetwork

struct ResponseHeadTests {
    private func parse(_ text: String) -> ResponseHead? {
        ResponseHead(Array(text.utf8).span)
    }

    @Test
    func `Finds fields in any case`() throws {
        let head = try #require(
            parse("HTTP/1.1 200 OK\r\nETag: W/\"a b\"\r\nX: 1\r\nx:2\r\nnonsense\r\n:v\r\n\r\n"))
        #expect(head.status == 200)
        #expect(head["etag"] == "W/\"a b\"")
        #expect(head.list("x") == "1, 2")
        #expect(head["nonsense"] == nil)
        #expect(head[""] == nil)
    }

    @Test
    func `Joins folded lines`() {
        #expect(parse("HTTP/1.1 200\r\nA: b\r\n  c\r\n")?["a"] == "b c")
        #expect(parse("HTTP/1.1 200\nA: b\n\tc \n")?["a"] == "b c")
    }

    @Test func `Trims space around a value`() {
        #expect(parse("HTTP/1.1 200 \r\nA: \t b  \r\n")?["a"] == "b")
    }

    @Test(arguments: [("HTTP/2 304", 304), ("HTTP/1.0 503 Busy", 503), ("HTTP/1.1  200", nil)])
    func `Parses a status of three digits`(line: String, status: Int?) {
        #expect(parse(line + " \r\n\r\n")?.status == status)
    }

    @Test(arguments: ["", "\r\n", "HTTP/1.1", "200", "HTTP/1.1 2x0", "HTTP/1.1 20", " "])
    func `Rejects heads without a status`(text: String) {
        #expect(parse(text) == nil)
    }

    @Test
    func `Decodes invalid UTF-8 as Latin-1`() {
        let bytes = Array("HTTP/1.1 200 OK\nA: x".utf8) + [0xE4, 0x0A]
        #expect(ResponseHead(bytes.span)?["a"] == "xä")
    }

    @Test(
        arguments: [
            [0x22, 0xE4, 0xF6, 0x22], [0x22, 0xC3, 0xA4, 0x22], Array("\"\u{10FFE4}\"".utf8),
            Array("W/\"1\"".utf8), [0x22, 0xC3, 0x22, 0xFF],
        ] as [[UInt8]])
    func `Restores the bytes of a validator`(bytes: [UInt8]) throws {
        let head = Array("HTTP/1.1 200 OK\nETag: ".utf8) + bytes + [0x0A]
        let value = try #require(ResponseHead(head.span)?.verbatim("etag"))
        let field = try #require(HTTPField("If-None-Match", value))
        #expect(SystemText.bytes(field.value) == bytes)
    }

    @Test(
        arguments: [
            ("\t", true), (" ", true), ("~", true), ("\u{1F}", false), ("\u{7F}", false),
            ("\r\nHost: ", false),
        ])
    func `Rejects a field with control characters except tabs`(text: String, isValid: Bool) {
        #expect((HTTPField("If-None-Match", "\"a\(text)b\"") != nil) == isValid)
    }

    @Test(
        arguments: [
            ("text/xml; charset=utf-8", "text/xml", "utf-8"),
            ("Application/RSS+XML;Charset=\"ISO-8859-1\"", "application/rss+xml", "ISO-8859-1"),
            ("text/html; a=\"x;charset=no\"; charset='b'", "text/html", "b"),
            ("image/png", "image/png", nil), ("text/xml; charset=", "text/xml", nil),
        ])
    func `Parses media type and charset`(value: String, essence: String, charset: String?) {
        #expect(MediaType(value)?.essence == essence)
        #expect(MediaType(value)?.charset == charset)
    }
}
