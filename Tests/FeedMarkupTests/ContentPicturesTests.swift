import FeedMarkup
import Testing

@Suite struct ContentPicturesTests {
    @Test(arguments: [
        ("<img src=\"https://a.example/1\">", ["https://a.example/1"]),
        ("<IMG SRC='HTTP://a.example/1?a=1&amp;b=2'>", ["HTTP://a.example/1?a=1&b=2"]),
        (
            "<img srcset=\"https://a.example/2 2x, https://a.example/3\" src=\"https://a.example/1\">",
            ["https://a.example/2", "https://a.example/3", "https://a.example/1"]
        ),
        (
            "<img srcset=\" , https://a.example/2, https://a.example/3 2w , x , https://a.example/4,\">",
            ["https://a.example/2", "https://a.example/3", "https://a.example/4"]
        ),
        (
            "<picture><source srcset=\"https://a.example/s 1x\"><source src=\"https://a.example/t\">",
            ["https://a.example/s", "https://a.example/t"]
        ),
        (
            "<img src=\"https://a.example/\u{E9}\"><img src=\"https://a.example/e\u{301}\">",
            ["https://a.example/\u{E9}", "https://a.example/e\u{301}"]
        ),
        (
            "<video poster=\"https://a.example/p\" src=\"https://a.example/v\">",
            ["https://a.example/p"]
        ),
        (
            "<img src=\"https://a.example/1\"><img src=\"https://a.example/1\">",
            ["https://a.example/1"]
        ),
        ("<img src=\"/relative\"><img src=\"data:image/png,x\"><img src=\"https://\">", []),
        ("<img src=\"https://a.example/a b\"><img src=\"https://a.example/&#9;\">", []),
        ("<audio src=\"https://a.example/a\"><video src=\"https://a.example/v\">", []),
        ("<img src=\"https://a.example/never", []),
        ("", []),
    ])
    func `Lists pictures of content`(html: String, expected: [String]) {
        #expect(ContentPictures.addresses(in: html) == expected)
    }

    @Test func `Lists each picture once, up to a limit`() {
        let one = String(repeating: "<img src=http://a/>", count: 5_000)
        #expect(
            ContentPictures.addresses(in: one + "<img src=http://b/>") == [
                "http://a/", "http://b/",
            ])
        let many = (0..<2_100).map { "<img src='http://a/\($0)'>" }.joined()
        #expect(ContentPictures.addresses(in: many + many).count == 2_000)
    }

    @Test func `Ignores addresses that are too long`() {
        let long = "https://a.example/" + String(repeating: "a", count: 8_192)
        #expect(ContentPictures.addresses(in: "<img src='\(long)'>").isEmpty)
        #expect(ContentPictures.addresses(in: "<img src='\(long.prefix(8_192))'>").count == 1)
    }
}
