import Testing

@testable import FeedMarkup

@Suite struct DisplayedLinkTests {
    @Test(arguments: [
        " https://bank.example/login", "https://bank.example/login ", "<b>https://bank.example</b>",
        "https://bank.example<wbr>", "&#x200B;https://bank.example", "\u{2060}bank.com",
        "(https://bank.example)", "&lt;https://bank.example&gt;", "«bank.com»",
        "ftp://bank.example", "//bank.example", "bank.de/login", "bank.de", "https://bank.exam…",
        "BANK.NET", "bank．com", "ｂank。com",
    ])
    func `Shows the host of a link whose displayed text is another address`(text: String) {
        let html = sanitized("<a href='https://evil.example/'>\(text)</a>")
        #expect(html.hasSuffix(" (evil.example)</a>"), "\(html)")
    }

    @Test(arguments: ["ASP.NET", "README.md", "evil.exam…", "https://evil.exa...", "and/or", "a…"])
    func `Adds no host to other text`(text: String) {
        let html = sanitized("<a href='https://evil.example/'>\(text)</a>")
        #expect(html.hasSuffix(">\(text)</a>"), "\(html)")
    }

    @Test(arguments: ["https://bank.com…", "bank.com...", "https://bank.com/…"])
    func `Shows the host of a link whose text is cut before the end of its host`(text: String) {
        let html = sanitized("<a href='https://bank.com.evil.example/'>\(text)</a>")
        #expect(html.hasSuffix(" (bank.com.evil.example)</a>"), "\(html)")
    }

    @Test func `Shows the host of a person whose displayed address is another`() {
        func mail(_ words: String) -> String {
            sanitized("<a href='mailto:ada@Mail.example?subject=a@b.example'>\(words)</a>")
        }
        #expect(mail("ada@bank.com").hasSuffix(">ada@bank.com (mail.example)</a>"))
        #expect(mail("ada@mail.example").hasSuffix(">ada@mail.example</a>"))
    }

    @Test func `Shows a host of punctuation once`() {
        let html = sanitized("<a href='http://-/'>www.bank.com/x\"</a>")
        #expect(html == "<a href=\"http://-/\">www.bank.com/x\" (-)</a>")
    }

    @Test func `Shows an IPv6 address as a host`() {
        let html = sanitized("<a href='https://[2001:db8::1]:80/'>https://bank.example</a>")
        #expect(html.hasSuffix(" ([2001:db8::1])</a>"), "\(html)")
        #expect(EmbeddedPage.host(of: "https://[2001:db8::1]:80/x") == "[2001:db8::1]")
    }

    @Test(arguments: [
        ("https://www%2Ebank%2Eexample@evil.example/", "https://evil.example/"),
        ("https://bank。example@evil.example/", "https://evil.example/"),
        ("https://ꓖoogle.com/", "https://xn--oogle-9b0s.com/"),
        ("https://bankノlogin.example/", "https://xn--banklogin-j74h.example/"),
        ("https://ᴡikipedia.org/", "https://xn--ikipedia-v37c.org/"),
        ("https://ＢａｎＫ.example/", "https://bank.example/"),
        ("https://bank．example/", "https://bank.example/"),
        ("https://カタカナ.example/", "https://カタカナ.example/"),
        ("https://日本abc.example/", "https://日本abc.example/"),
        ("https://naïve.example/", "https://naïve.example/"),
        ("https://bank.example@evil.example/x", "https://evil.example/x"),
        ("https://bank.example:443@evil.example/x", "https://evil.example/x"),
        ("https://ada@a.example/x", "https://ada@a.example/x"),
        ("https://a.example/@ada", "https://a.example/@ada"),
        ("https://bаnk.example/", "https://xn--bnk-6cd.example/"),
        ("https://раура.example/", "https://xn--80aa0cbo.example/"),
        ("https://münchen.example/", "https://münchen.example/"),
        ("https://пример.example/", "https://пример.example/"),
    ])
    func `Shows the host that an address leads to`(written: String, shown: String) {
        #expect(URLReference.resolved(Array(written.utf8).span, against: nil, for: .link) == shown)
    }

    @Test(arguments: [
        ("<a href='https://evil.example/'>https://bank.example/</a>", " (evil.example)</a>"),
        ("<a href='https://evil.example/'>www.bank.example</a>", " (evil.example)</a>"),
        ("<a href='https://evil.example/'>bank.com</a>", " (evil.example)</a>"),
        ("<a href='https://www.bank.example/x'>bank.example</a>", "bank.example</a>"),
        (
            "<a href='https://www.bank.example/x'>https://bank.example</a>",
            "https://bank.example</a>"
        ),
        ("<a href='https://shop.bank.com/x'>bank.com</a>", "bank.com</a>"),
        ("<a href='https://a.example/'>Words</a>", "Words</a>"),
    ])
    func `Appends the host if the text of a link is another address`(html: String, end: String) {
        #expect(sanitized(html).hasSuffix(end), "\(sanitized(html))")
    }

    @Test func `Shows the host of a framed page`() {
        let safe = sanitized("<iframe src='https://b\u{430}nk.example/x'></iframe>")
        #expect(safe.contains("https://xn--bnk-6cd.example/x"), "\(safe)")
    }
}
