import FeedMarkup
import TestSupport
import Testing

@Suite struct MarkupScannerTests {
    @Test(arguments: [
        ("", []),
        ("a<b>c</b>", ["\"a\"", "<b>", "\"c\"", "</b>"]),
        ("<a b='1' c=\"2\"/>", ["<a| b='1' c=\"2\">/"]),
        ("<a/><b />", ["<a>/", "<b| >/"]),
        ("<a x='>'>y</a >", ["<a| x='>'>", "\"y\"", "</a>"]),
        ("<![CDATA[<b>]]]>x", ["[<b>]]", "\"x\""]),
        ("<!-- a > b -- c --><d/>", ["! a > b -- c ", "<d>/"]),
        ("<?xml version=\"1.0\"?><a/>", ["?xml version=\"1.0\"", "<a>/"]),
        ("<!DOCTYPE a><a/>", ["D DOCTYPE a", "<a>/"]),
        (
            "<!DOCTYPE a [<!ENTITY b \"]>\"><!-- ']> --> ]><a/>",
            ["D DOCTYPE a [<!ENTITY b \"]>\"><!-- ']> --> ]", "<a>/"]
        ),
        ("<é:ñ>x</é:ñ>", ["<é:ñ>", "\"x\"", "</é:ñ>"]),
        // Invalid XML is read as text, and unterminated tokens are truncated.
        ("1 < 2 > 3", ["\"1 < 2 > 3\""]),
        ("I <3 you</3", ["\"I <3 you</3\""]),
        ("<", ["\"<\""]),
        ("a</", ["\"a</\""]),
        ("<>", ["\"<>\""]),
        ("a<!b", ["\"a\"", "D b~"]),
        ("<!>", ["\"<!>\""]),
        ("Jo <jo@example.org></a>", ["\"Jo <jo@example.org>\"", "</a>"]),
        ("</ a>", ["</a>"]),
        ("<a <b>", ["<a| >~", "<b>"]),
        ("</a<b>", ["</a>~", "<b>"]),
        ("a<b<c", ["\"a\"", "\"<b\"~", "<c>~"]),
        ("<a b='1", ["<a| b='1>~"]),
        ("<a b='1>x", ["<a| b='1>~", "\"x\""]),
        ("<a b=\"1>\n<c d=\"2\"/>", ["<a| b=\"1>~", "\"\n\"", "<c| d=\"2\">/"]),
        ("<a b=\"x < y\">z", ["<a| b=\"x < y\">", "\"z\""]),
        ("<!-- a <b>c", ["! a <b~", "\"c\""]),
        ("<!--", ["!~"]),
        ("<![CDATA[x</a>", ["[x</a>]~"]),
        ("<?xml version='1.0'><a/><?b?>", ["?xml version='1.0'~", "<a>/", "?b"]),
        ("<?a", ["?a~"]),
        ("<!DOCTYPE a [<b>", ["D DOCTYPE a [<b~"]),
    ])
    func `Splits XML into tokens`(markup: String, expected: [String]) {
        #expect(tokens(markup, .xml) == expected)
    }

    @Test(arguments: [
        ("<P>a<BR/>b</p>", ["<P>", "\"a\"", "<BR>/", "\"b\"", "</p>"]),
        ("<a href=x/>y", ["<a| href=x/>", "\"y\""]),
        ("<a b=\"<c>\" d>e", ["<a| b=\"<c>\" d>", "\"e\""]),
        ("<a \"b>c", ["<a| \"b>", "\"c\""]),
        ("<a =\">b", ["<a| =\">", "\"b\""]),
        ("<a b=\"c", ["<a| b=\"c>~"]),
        ("<_a>", ["\"<_a>\""]),
        ("a</>b", ["\"a\"", "!", "\"b\""]),
        ("</ a>b", ["! a", "\"b\""]),
        ("<!-->a", ["!", "\"a\""]),
        ("<!--->a", ["!", "\"a\""]),
        ("<!--a--!>b", ["!a", "\"b\""]),
        ("<!--a-- >b", ["!a-- >b~"]),
        ("<!doctype html>", ["D doctype html"]),
        ("<![CDATA[a]]>b", ["!", "\"a\"", "!", "\"b\""]),
        ("<![CDATA[a < b]]>c", ["!", "\"a < b\"", "!", "\"c\""]),
        ("<?a b>c", ["!a b", "\"c\""]),
        (
            "<script>a<b></b></scripts></SCRIPT >c",
            ["<script>", "[a<b></b></scripts>]", "</SCRIPT>", "\"c\""]
        ),
        ("<script></script>a", ["<script>", "</script>", "\"a\""]),
        ("<title>a&amp;<b></title>", ["<title>", "\"a&amp;<b>\"", "</title>"]),
        ("<style>a", ["<style>", "[a]~"]),
        ("<plaintext>a</plaintext>", ["<plaintext>", "[a</plaintext>]~"]),
    ])
    func `Splits HTML into tokens like browsers`(markup: String, expected: [String]) {
        #expect(tokens(markup, .html) == expected)
    }

    @Test func `Covers every byte with tokens in order`() {
        let pieces = [
            "<", ">", "</", "<a", "<!--", "-->", "<![CDATA[", "]]>", "<?", "?>", "\"", "'", "=",
            " ", "x", "<!DOCTYPE", "[", "]", "&", "/>", "<script>", "</script>", "é",
        ]
        var random = SeededGenerator(seed: 7)
        for _ in 0..<4_000 {
            let markup = random.text(of: pieces, count: 12)
            for syntax in [MarkupSyntax.xml, .html] {
                let bytes = Array(markup.utf8)
                var scanner = MarkupScanner(0..<bytes.count, syntax: syntax)
                var position = 0
                while let token = scanner.next(in: bytes.span) {
                    #expect(token.range.lowerBound == position, "\(markup)")
                    #expect(!token.range.isEmpty, "\(markup)")
                    #expect(token.range.contains(token.name) || token.name.isEmpty)
                    #expect(token.range.lowerBound <= token.content.lowerBound)
                    #expect(token.content.upperBound <= token.range.upperBound)
                    position = token.range.upperBound
                }
                #expect(position == bytes.count, "\(markup)")
            }
        }
    }

    @Test func `Stays within its range`() {
        let bytes = Array("<a><b>x</b></a>".utf8)
        var scanner = MarkupScanner(3..<11, syntax: .xml)
        var ranges: [Range<Int>] = []
        while let token = scanner.next(in: bytes.span) { ranges.append(token.range) }
        #expect(ranges == [3..<6, 6..<7, 7..<11])
    }

    @Test func `Discards the lookahead token when moved`() {
        let bytes = Array("a<b>c".utf8)
        var scanner = MarkupScanner(0..<5, syntax: .xml)
        #expect(scanner.next(in: bytes.span)?.kind == .text)
        scanner.move(to: 4)
        #expect(scanner.next(in: bytes.span)?.range == 4..<5)
        #expect(scanner.next(in: bytes.span) == nil)
    }

    @Test(
        arguments: [
            "<", "<a", "<a ", "<a b=\"", "<a b='", "<a b=\"<", "<!--", "<![CDATA[", "<?", "<?x>",
            "<!DOCTYPE", "<!D [", "<!D \"", "</", "</a", "]]>", "<a b=\"> <", "<?x>< ", "&", "\"",
            "<!-- -", "]", "<script>", "<a b=", "<a/", "<!D [<!-- ",
        ], [MarkupSyntax.xml, .html])
    func `Scans hostile repetitions in linear time`(piece: String, syntax: MarkupSyntax) {
        // With quadratic time this would take minutes.
        for tail in ["", "?>", "-->", "\"'>", "]]>"] {
            let bytes = Array((String(repeating: piece, count: 20_000) + tail).utf8)
            var scanner = MarkupScanner(0..<bytes.count, syntax: syntax)
            var last = 0
            while let token = scanner.next(in: bytes.span) { last = token.range.upperBound }
            #expect(last == bytes.count)
        }
    }
}
