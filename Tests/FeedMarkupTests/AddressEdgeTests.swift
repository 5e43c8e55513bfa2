import Testing

@testable import FeedMarkup

/// Addresses at the edges of what is allowed, and hosts that look like others.
@Suite struct AddressEdgeTests {
    private func resolve(
        _ reference: String, against base: String? = "https://a.example/b/", for purpose: URLPurpose
    ) -> String? {
        URLReference.resolved(
            Array(reference.utf8).span, against: base.flatMap { URLBase($0) }, for: purpose)
    }

    @Test(
        arguments: [
            ("https://", nil), ("//", nil), ("///", nil), ("//?x", nil),
            ("mailto://a@b.example", nil), ("mailto:///a@b.example", "mailto:///a@b.example"),
            ("///c.example/x", "https://c.example/x"), ("////c.example", "https://c.example"),
            ("/c//d", "https://a.example/c//d"), ("http:/c.example", "http://c.example"),
            ("http://a", "http://a"), ("c:", nil),
            ("https://c.example/x\u{200B}", "https://c.example/x"),
            ("https://c.example/x\u{2000}", "https://c.example/x"),
            ("\u{3000}https://c.example/x", "https://c.example/x"),
        ] as [(String, String?)])
    func `Resolves a link with any number of slashes`(reference: String, expected: String?) {
        #expect(resolve(reference, for: .link) == expected)
    }

    @Test func `Rejects an address relative to a base of another scheme`() {
        #expect(URLBase("ftp://a.example/b") != nil)
        #expect(resolve("c", against: "ftp://a.example/b", for: .link) == nil)
        #expect(resolve("//c.example/", against: "ftp://a.example/b", for: .resource) == nil)
    }

    @Test(
        arguments: [
            ("feed://a.example/x", "http://a.example/x"),
            ("feed:https://a.example/", "https://a.example/"),
            ("FEED:http://a.example/", "http://a.example/"), ("feed:x", nil), ("feed:/x", nil),
            ("feed:feed://a.example/", nil), ("feed:javascript:x", nil),
        ] as [(String, String?)])
    func `Removes a feed scheme from the address of a feed`(reference: String, expected: String?) {
        #expect(resolve(reference, for: .feed) == expected)
        #expect(resolve(reference, for: .link) == nil)
    }

    @Test(arguments: [
        // Without a host after it, an account is all there is.
        ("https://bank.example@/x", "https://bank.example@/x"),
        ("https://bank.example@evil.example", "https://evil.example"),
        ("https://a@b@bank.example/", "https://a@b@bank.example/"),
        ("https://a.b@c@evil.example/", "https://evil.example/"),
        ("https://a.example?x=b.c@d", "https://a.example?x=b.c@d"),
        ("https://a.example#b.c@d", "https://a.example#b.c@d"),
        ("mailto:a.b@c.example", "mailto:a.b@c.example"),
        // Letters that look like Latin ones, also between digits and other signs.
        ("https://рау-ра1.example/", "https://xn---1-6kcb1fct.example/"),
        ("https://рау_ра.example/", "https://xn--_-7sbb5dcq.example/"),
        ("https://a．example/", "https://a.example/"),
    ])
    func `Shows the host of an address`(written: String, shown: String) {
        #expect(resolve(written, for: .link) == shown)
        #expect(resolve(shown, for: .link) == shown)
    }

    @Test(arguments: [(62, true), (63, false)])
    func `Converts a label in mixed scripts of up to 63 characters`(
        letters: Int, isConverted: Bool
    ) {
        let host = "\u{430}" + String(repeating: "b", count: letters) + ".example"
        let shown = resolve("https://\(host)/", for: .link)
        #expect(shown?.hasPrefix("https://xn--") == isConverted)
    }

    /// The samples of RFC 3492, section 7.1, and others.
    @Test(arguments: [
        ("ليهمابتكلموشعربي؟", "egbpdaj6bu4bxfgehfvwxn"), ("他们为什么不说中文", "ihqwcrb4cv8a8dqg056pqjye"),
        ("Pročprostěnemluvíčesky", "proprostnemluvesky-uyb24dma41a"),
        ("почемужеонинеговорятпорусски", "b1abfaaepdrnnbgefbadotcwatmq2g4l"),
        ("3年B組金八先生", "3b-ww4c5e180e575a65lsy2b"), ("-> $1.00 <-", "-> $1.00 <--"),
        ("bücher", "bcher-kva"), ("aаб", "a-8sbd"), ("😀x", "x-iv3s"),
        ("abc\u{F954}\u{F955}", "abc-d91sfa"),
    ])
    func `Encodes labels in Punycode`(label: String, expected: String) {
        #expect(Punycode.encoded(Array(label.unicodeScalars)) == Array(expected.utf8))
    }

    @Test(arguments: [
        ("img", 0..<3, true), ("img", 1..<3, false), ("img", 0..<2, false),
        ("mg xmg IMG", 0..<6, false), ("mg xmg IMG", 0..<10, true),
    ])
    func `Finds the tag of a picture within a range only`(
        text: String, range: Range<Int>, isNamed: Bool
    ) {
        #expect(HTMLPicture.isNamed(in: range, of: Array(text.utf8).span) == isNamed)
    }
}
