import FeedViews
import Foundation
import TestSupport
import Testing

@testable import HTMLRendering

struct PagePartsTests {
    @Test func `Identifies a style sheet by its SHA-256`() {
        // Equals `printf abc | openssl dgst -sha256 -binary | base64` (FIPS 180-4, appendix B.1).
        #expect(PageStyle.hash(of: "abc") == "sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=")
    }

    // Of so many letters a, as `openssl dgst -sha256` has them: each way of padding.
    @Test(arguments: [
        (0, "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
        (55, "n0OQ+NMMLdkuyfCVtl4rmumwqSWlJY4kHJ8ekQ9zQxg="),
        (56, "s1Q5pKxvCUi21vnjxq8PX1kM4g8b3nCQ73lwaG7Gc4o="),
        (63, "fT50oF19sVvOStnsBljqmOPwbu7PFrTG//LaRX3cLzQ="),
        (64, "/+BU/nrgy23GXDr5th1SCfQ5hR20PQulmXM33xVGaOs="),
        (119, "MeulHDE6XAgiat8Y1KNZz9/Y0ugWsT9K+VL36mWE3Ps="),
        (120, "Lz0zVDLHC1gK8Ojhs2dKfAINaDql9zqq7f3FWvkEwhw="),
        (1000, "Qe3s5C1j6Nm/UVqbppMuHCDLyfWl0TRkWttdsblzfqM="),
    ])
    func `Pads style sheets of any length`(count: Int, digest: String) {
        let sheet = String(repeating: "a", count: count)
        #expect(PageStyle.hash(of: sheet) == "sha256-" + digest)
    }

    @Test(arguments: [
        ("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;"), ("'", "&#39;"),
        ("\t", "\t"), ("\n", "\n"), ("\r", "\n"), ("\u{0}", ""), ("\u{1F}", ""), ("\u{7F}", ""),
        ("\u{80}", ""), ("\u{9F}", ""), ("\u{A0}", "\u{A0}"), ("é", "é"), ("\u{4089}", "\u{4089}"),
        ("%", "%"), ("=", "="), ("?", "?"), ("#", "#"), ("\u{80}\u{85}<", "&lt;"),
    ])
    func `Escapes text at any offset`(text: String, expected: String) {
        for before in 0..<20 {
            for after in 0..<10 {
                let front = String(repeating: "x", count: before)
                let back = String(repeating: "é", count: after)
                let written = HTMLWriter.bytes { $0.text(front + text + back) }
                #expect(written == Array((front + expected + back).utf8))
            }
        }
    }

    @Test(arguments: [
        ("en", "en", false), ("en-GB", "en", false), ("AR", "ar", true), ("he-IL", "he", true),
        ("ku-Latn", "ku", false), ("pa-Arab-PK", "pa", true), ("zh-Hant-TW", "zh", false),
    ])
    func `Parses language tags`(tag: String, primary: String, isRightToLeft: Bool) {
        let language = LanguageTag(tag)
        #expect(language?.text == tag)
        #expect(language?.primary == primary)
        #expect(language?.isRightToLeft == isRightToLeft)
    }

    @Test(arguments: [
        "arz", "azb", "skr", "mzn", "glk", "prs", "uz-AF", "az-IR", "ff-Adlm", "ara", "heb", "fas",
        "ar_SA", "fa_IR", "he_IL", "ku-Arab", "ku-IQ", "pa-PK", "ar-EG-u-nu-latn",
    ])
    func `Writes a language from right to left`(tag: String) {
        #expect(LanguageTag(tag)?.isRightToLeft == true)
    }

    @Test(arguments: ["ku", "ku-TR", "uz", "az", "ff", "ar-Latn", "sd-IN", "en_GB", "de-1996"])
    func `Writes a language from left to right`(tag: String) {
        #expect(LanguageTag(tag)?.isRightToLeft == false)
    }

    @Test(arguments: [
        "arabic", "Hebrew", "English", "und", "mul",
        // Invalid tags.
        "", "e", "english language", "-en", "en-", "en--GB", "1en", "en\"", "абв",
    ])
    func `Leaves the direction to the text without a language's code`(text: String) {
        #expect(LanguageTag(text) == nil)
    }

    @Test func `Writes a tag with hyphens`() {
        #expect(LanguageTag("ar_SA")?.text == "ar-SA")
    }

    @Test(arguments: 0..<20)
    func `Percent-encodes characters not allowed in an address`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let marks = Array("[]|^`{}\\\"<>%#?&'/:@!$ \t\u{7F}é".utf8)
        for _ in 0..<300 {
            let end = (0..<random.next(30)).flatMap { _ in
                switch random.next(12) {
                case 0: [marks[random.next(marks.count)]]
                case 1: Array("%4f".utf8)
                default: [0x61 + UInt8(random.next(26))]
                }
            }
            let address = "https://a.example/" + String(decoding: end, as: UTF8.self)
            let bytes = Array(address.utf8)
            let isClean = bytes.allSatisfy { $0 > 0x20 && $0 != 0x7F }
            #expect((WebAddress.resource(address) != nil) == isClean)

            var valid = ""
            for (index, byte) in bytes.enumerated() {
                let digits = bytes[(index + 1)...].prefix(2)
                let isNumber =
                    digits.count == 2
                    && digits.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
                let isLegal =
                    switch byte {
                    case UInt8(ascii: "%"): isNumber
                    case UInt8(ascii: "#"): !bytes[..<index].contains(byte)
                    default: byte > 0x20 && byte < 0x7F && !"[]|^`{}\\\"<>".utf8.contains(byte)
                    }
                let number = String(byte, radix: 16, uppercase: true)
                valid +=
                    isLegal
                    ? String(Unicode.Scalar(byte)) : "%" + (byte < 16 ? "0" : "") + number
            }
            #expect(ContentAddress.valid(address) == valid)
        }
    }

    @Test(arguments: [
        ("image/png", true), ("image/svg+xml", true), ("image/x-icon", true), ("image/", false),
        ("text/html", false), ("image/png\"onload=", false), ("", false), ("IMAGE/png", false),
    ])
    func `Accepts only media types of pictures`(mediaType: String, isPicture: Bool) {
        #expect((DataImage(mediaType: mediaType, bytes: [1]) != nil) == isPicture)
        #expect(DataImage(mediaType: mediaType, bytes: []) == nil)
    }

    @Test func `Unfolds details, wraps code and keeps pictures whole in print`()
        throws
    {
        let start = try #require(PageStyle.sheet.range(of: "@media print"))
        let print = PageStyle.sheet[start.lowerBound...]
        #expect(print.contains("details::details-content { content-visibility: visible;"))
        #expect(print.contains(".content pre { overflow: visible; white-space: pre-wrap;"))
        #expect(print.contains(".picture, img, figure, tr { break-inside: avoid; }"))
        // Nobody can scroll paper: a table of many columns breaks words rather than losing columns.
        #expect(
            print.contains(
                ".content table:has(tr > :nth-child(7)) { font-size: .65rem; overflow-wrap: anywhere; }"
            ))
        #expect(!print.contains("\n  .item summary, .contents { display: none; }"))
    }

    @Test func `Leaves each line in the direction that its block declares`() {
        #expect(
            PageStyle.sheet.contains(
                ":not(.content [dir], .content [dir] *) { unicode-bidi: plaintext; }"))
    }

    @Test func `Matches the precomputed hash of the style sheet`() {
        #expect(PageStyle.hash == PageStyle.hash(of: PageStyle.sheet))
        #expect(PageStyle.sheet(for: HTMLPageOptions()) == PageStyle.sheet)
    }

    @Test func `Names the written style sheet in the policy`() {
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
