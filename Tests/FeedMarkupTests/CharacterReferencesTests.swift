import Testing

@testable import FeedMarkup

struct CharacterReferencesTests {
    private func decode(_ source: String, as context: CharacterReferences.Context) -> String {
        let bytes = Array(source.utf8)
        return text { CharacterReferences.decode(bytes.span, as: context, into: &$0) }
    }

    @Test(arguments: [
        ("no reference", "no reference"),
        ("a &lt; b &gt; c &amp; d &quot;e&quot; &apos;f&apos;", "a < b > c & d \"e\" 'f'"),
        ("&eacute;&Eacute;&nbsp;&euro;", "éÉ\u{A0}€"),
        ("&CounterClockwiseContourIntegral;", "\u{2233}"),
        ("&NotEqualTilde;", "\u{2242}\u{338}"),
        ("&#233;&#xE9;&#Xe9;", "ééé"),
        ("&#128;&#150;&#x9F;", "€–Ÿ"),
        ("&#0;&#xD800;&#x110000;&#99999999999999999999;", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
        ("&#233 &#xE9g", "é ég"),
        ("&#xD83D;&#xDE00; &#55357;&#56832;", "😀 😀"),
        ("&#xD83D; &#xDE00;&#xD83D;&#65;", "\u{FFFD} \u{FFFD}\u{FFFD}A"),
        ("AT&T & co && &; &# &#x; &#xg &", "AT&T & co && &; &# &#x; &#xg &"),
        ("&nosuchname; &nosuchname", "&nosuchname; &nosuchname"),
        ("&amp;lt;", "&lt;"),
    ])
    func `Decodes references in every context`(source: String, expected: String) {
        #expect(decode(source, as: .text) == expected)
        #expect(decode(source, as: .attribute) == expected)
        #expect(decode(source, as: .xml) == expected)
    }

    @Test func `Allows a missing semicolon in HTML after legacy names`() {
        #expect(
            decode("&copy 2024 &copy2 &notit; &ampx &eacut", as: .text)
                == "© 2024 ©2 ¬it; &x &eacut")
        #expect(decode("?a=1&copy=2&copyx &copy", as: .attribute) == "?a=1&copy=2&copyx ©")
        #expect(decode("&copy 2024 &amp", as: .xml) == "&copy 2024 &amp")
    }

    @Test func `Finds every name in the table`() throws {
        let records = String(describing: CharacterReferences.records).utf8.dropFirst()
        var names = 0
        var old = 0
        var rest = records[...]
        while let end = rest.firstIndex(where: { $0 == 0x2C || $0 == 0x3B }) {
            let name = try #require(String(rest[..<end]))
            let sizePlace = rest.index(after: end)
            let size = Int(rest[sizePlace] - 0x30)
            let valueStart = rest.index(after: sizePlace)
            let valueEnd = rest.index(valueStart, offsetBy: size)
            let value = try #require(String(rest[valueStart..<valueEnd]))
            #expect(decode("&\(name);", as: .xml) == value)
            names += 1
            if rest[end] == 0x2C {
                #expect(decode("&\(name)", as: .text) == value)
                old += 1
            }
            rest = rest[valueEnd...]
        }
        #expect(rest.isEmpty)
        #expect(names + old == 2_231)
    }
}
