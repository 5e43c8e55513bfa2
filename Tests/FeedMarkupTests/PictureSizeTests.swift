import Testing

@testable import FeedMarkup

/// What sizes, names and texts say about a picture, each at its edge.
@Suite struct PictureSizeTests {
    @Test(
        arguments: [
            (nil, nil, .photo), (32, nil, .none), (33, nil, .photo), (nil, 32, .none),
            (8, 800, .none), (9, 54, .none), (9, 53, .unlikely), (33, 198, .photo),
            (32, 192, .none), (32, 191, .photo), (48, 48, .none), (49, 49, .unlikely),
            (64, 64, .unlikely), (65, 65, .photo), (800, 600, .photo),
        ] as [(Int?, Int?, PictureWorth)])
    func `A size tells symbols and rules from photos`(
        width: Int?, height: Int?, expected: PictureWorth
    ) {
        #expect(PictureWorth.of(width: width, height: height) == expected)
    }

    @Test(
        arguments: [
            ("10", 10), (" 10 ", 10), ("10px", 10), ("10PX", 10), ("1.5em", 24), (".5rem", 8),
            ("1.25ch", 19), ("1.5", 1), ("5.", 5), ("2%", nil), ("2.5%", nil), ("12pt", nil),
            ("", nil), ("px", nil), ("auto", nil), ("99999px", 99_999), ("999999px", 999_999),
            ("1000000px", nil), ("1.", 1), ("-1", nil),
        ] as [(String, Int?)])
    func `A length is in pixels or in the size of the font`(text: String, expected: Int?) {
        let bytes = Array(text.utf8)
        #expect(InlineStyle.pixels(0..<bytes.count, in: bytes.span) == expected)
    }

    @Test(
        arguments: [
            ("_src", .lazySource), ("src", nil), ("file", .lazySource),
            ("data-x", .data), ("data-\(String(repeating: "x", count: 35))", .data),
            ("data-\(String(repeating: "x", count: 36))", nil), ("data-srcset", .lazyList),
            ("data-optimumx-srcset", .lazyList), ("data-flickity-lazyload", .lazySource),
            ("data-nitro-lazy-srcset", .lazyList), ("data-emoji-shortname", .sign),
            ("data-orig-file", .alternative), ("lazysrcset", .lazyList), ("fallback", .placeholder),
        ] as [(String, PictureAttributes.Kind?)])
    func `Names of attributes tell what scripts do with them`(
        name: String, expected: PictureAttributes.Kind?
    ) {
        let bytes = Array(name.utf8)
        #expect(PictureAttributes.kind(of: 0..<bytes.count, in: bytes.span) == expected)
    }

    @Test(arguments: [
        ("<img class=emoji src=/1.png alt='ALT'>", 64, true),
        ("<img class=emoji src=/1.png alt='ALT'>", 65, false),
        ("<img src='https://s.w.org/emoji/1.png' alt='ALT'>", 32, true),
        ("<img src='https://s.w.org/emoji/1.png' alt='ALT'>", 33, false),
    ])
    func `The text of a sign is short`(html: String, count: Int, isSign: Bool) {
        let words = String(repeating: "x", count: count)
        #expect((sanitized(html.replacing("ALT", with: words)) == words) == isSign)
    }

    @Test(arguments: [
        (":a:", true), (":a b:", false), ("::", true), (":a", true), ("a!b", true), ("ab!c", true),
        ("abc!d", false), ("abcd", false), ("ab", false), (String(repeating: "é", count: 16), true),
        (String(repeating: "é", count: 17), false), ("😀", true), ("😀a", false),
    ])
    func `A picture of an emoji is a sign by its text`(words: String, isSign: Bool) {
        let safe = sanitized("<img src='/emoji/1.png' alt='\(words)'>")
        #expect((safe == words) == isSign)
    }

    @Test func `An address in references may be eight times as long`() {
        func content(_ count: Int) -> String {
            let address = "http://a.example/" + String(repeating: "b", count: count - 17)
            let references = address.utf8.map { byte in
                let digits = String(byte, radix: 16)
                return "&#x" + String(repeating: "0", count: 4 - digits.utf8.count) + digits + ";"
            }
            return "<img src=\"\(references.joined())\">"
        }
        #expect(ContentPictures.addresses(in: content(8_192)).first?.utf8.count == 8_192)
        #expect(ContentPictures.addresses(in: content(8_193)).isEmpty)
    }

}
