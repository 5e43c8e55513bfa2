import FeedMarkup
import TestSupport
import Testing

/// Properties that hold for any input.
struct HostileMarkupTests {
    private static let base = URLBase("http://example.org/a/b?c")

    @Test(arguments: 0..<16)
    func `Produces safe markup`(round: Int) {
        for step in 0..<40 {
            let seed = UInt64(round * 1_000 + step)
            let bytes = RandomMarkup.make(seed: seed, length: 1 + step * 2)
            for syntax in [MarkupSyntax.html, .xml] {
                for base in [Self.base, nil] {
                    let output = HTMLSanitizer.sanitized(bytes.span, syntax: syntax, base: base)
                    let fault = SafeHTML.fault(in: output)
                    #expect(fault == nil, "seed \(seed): \(output)")
                    let again = Array(output.utf8)
                    #expect(
                        HTMLSanitizer.sanitized(again.span, base: base) == output, "seed \(seed)")
                }
            }
        }
    }

    @Test(arguments: 0..<16)
    func `Produces clean text`(round: Int) {
        for step in 0..<20 {
            let seed = UInt64(round * 1_000 + step)
            let bytes = RandomMarkup.make(seed: seed, length: 1 + step * 4)
            let sanitized = Array(HTMLSanitizer.sanitized(bytes.span, base: Self.base).utf8)
            let texts = [
                HTMLText.line(sanitized.span), HTMLText.lines(sanitized.span),
                HTMLText.text(sanitized.span), HTMLText.line(bytes.span),
                HTMLText.text(bytes.span), TextCleaning.collapsed(bytes.span),
            ]
            for text in texts {
                #expect(
                    !text.unicodeScalars.contains(where: SafeHTML.isForbidden),
                    "seed \(seed): \(text)")
            }
            #expect(
                !texts[0].contains("\n") && !texts[0].hasPrefix(" ") && !texts[0].hasSuffix(" "))
        }
    }

    @Test(arguments: 0..<16)
    func `Produces safe addresses`(round: Int) {
        let pieces = [
            "javascript", "data", "http", "mailto", "vbscript", "image/png", "text/html", ":", "/",
            "//", "\\", "?", "#", ".", "..", ";", ",", " ", "\n", "\u{0}", "\u{1}", "\u{85}",
            "\u{202E}", "%6A", "@", "a", "[", "]", "\"", "<", ">", "`", "é",
        ]
        var generator = SeededGenerator(seed: UInt64(round))
        for _ in 0..<300 {
            let source = generator.text(of: pieces, count: 1 + generator.next(8))
            let bytes = Array(source.utf8)
            for purpose in [URLPurpose.link, .resource, .inlineImage] {
                for base in [Self.base, nil] {
                    guard
                        let url = URLReference.resolved(bytes.span, against: base, for: purpose)
                    else { continue }
                    #expect(
                        !url.unicodeScalars.contains(where: SafeHTML.isForbidden),
                        "\(source.debugDescription)")
                    #expect(
                        !url.contains(where: { " \"<>`\n\t".contains($0) }),
                        "\(source.debugDescription)")
                    #expect(hasFitScheme(url, for: purpose), "\(source.debugDescription): \(url)")
                    let again = Array(url.utf8)
                    #expect(
                        URLReference.resolved(again.span, against: base, for: purpose) == url,
                        "\(source.debugDescription): \(url)")
                }
            }
        }
    }

    private func hasFitScheme(_ url: String, for purpose: URLPurpose) -> Bool {
        guard let colon = url.firstIndex(of: ":"), let first = url.first, first.isASCII,
            first.isLetter,
            url[..<colon].allSatisfy({
                $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0))
            })
        else { return true }
        return switch url[..<colon] {
        case "http", "https": true
        case "mailto": purpose == .link
        case "data": purpose == .inlineImage && url.hasPrefix("data:image/png")
        default: false
        }
    }
}
