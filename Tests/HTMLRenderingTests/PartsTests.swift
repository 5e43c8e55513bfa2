import Testing

@testable import HTMLRendering

struct PartsTests {
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
    ])
    func `The hash is that of FIPS 180-4`(message: String, digest: String) {
        let hash = SHA256.hash(Array(message.utf8)).map { byte in
            (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
        #expect(hash.joined() == digest)
    }

    @Test(arguments: [
        ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
        ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"), ("\u{FF}\u{3FF}", "w7/Pvw=="),
    ])
    func `Base 64 is that of RFC 4648`(text: String, encoded: String) {
        #expect(Base64Encoding.string(Array(text.utf8)) == encoded)
    }

    @Test(arguments: [
        ("en", "en", false), ("en-GB", "en", false), ("AR", "ar", true), ("he-IL", "he", true),
        ("ku-Latn", "ku", false), ("pa-Arab-PK", "pa", true), ("zh-Hant-TW", "zh", false),
    ])
    func `A language is known by its tag`(tag: String, primary: String, isRightToLeft: Bool) {
        let language = LanguageTag(tag)
        #expect(language?.text == tag)
        #expect(language?.primary == primary)
        #expect(language?.isRightToLeft == isRightToLeft)
    }

    @Test(arguments: [
        "", "e", "en_GB", "english language", "-en", "en-", "en--GB", "1en", "en\"", "абв",
    ])
    func `What is no tag names no language`(text: String) {
        #expect(LanguageTag(text) == nil)
    }

    @Test(
        arguments: [
            ("https://www.a.example/x", "a.example", "x"),
            ("http://u:p@a.example:80?q", "a.example:80", nil),
            ("https://a.example/d/", "a.example", nil),
            ("HTTPS://A.example/d/f.mp3?x/y#z", "A.example", "f.mp3"),
            ("https://", nil, nil), ("mailto:a@b.example", nil, nil),
        ] as [(String, String?, String?)])
    func `The host and the file are found in an address`(
        address: String, host: String?, file: String?
    ) {
        #expect(WebAddress.host(of: address).map(String.init) == host)
        #expect(WebAddress.fileName(in: address).map(String.init) == file)
    }

    @Test(arguments: [
        ("image/png", true), ("image/svg+xml", true), ("image/x-icon", true), ("image/", false),
        ("text/html", false), ("image/png\"onload=", false), ("", false), ("IMAGE/png", false),
    ])
    func `Only pictures are taken for pictures`(mediaType: String, isPicture: Bool) {
        #expect((DataImage(mediaType: mediaType, bytes: [1]) != nil) == isPicture)
        #expect(DataImage(mediaType: mediaType, bytes: []) == nil)
    }

    @Test func `The sheet has the hash that stands beside it`() {
        #expect(PageStyle.hash == PageStyle.hash(of: PageStyle.sheet))
        #expect(PageStyle.sheet(for: HTMLPageOptions()) == PageStyle.sheet)
    }

    @Test func `The policy names the sheet that is written`() {
        for options in [HTMLPageOptions(), HTMLPageOptions(css: "p { color: red }")] {
            let sheet = PageStyle.sheet(for: options)
            let hash = PageStyle.hash(of: sheet)
            #expect(hash.hasPrefix("sha256-"))
            #expect(hash.utf8.count == 7 + 44)
            #expect(!sheet.contains("<"))
            #expect(!sheet.contains("\r"))
        }
    }
}
