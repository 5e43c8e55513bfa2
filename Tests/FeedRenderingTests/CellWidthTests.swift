import FeedRendering
import Testing

@Suite struct CellWidthTests {
    @Test(arguments: [
        ("", 0),
        ("plain words", 11),
        ("Grüße", 5),
        ("e\u{301}", 1),
        ("Ελληνικά и кириллица", 20),
        ("“quoted” — and …", 16),
        ("日本語", 6),
        ("ｆｕｌｌ", 8),
        ("ﾊﾝｶｸ", 4),
        ("한국어", 6),
        ("\u{1112}\u{1161}\u{11AB}", 2),
        ("हिन्दी", 5),
        ("ไทย", 3),
        ("ที่", 1),
        ("עברית", 5),
        ("العربية", 7),
        ("zero\u{200B}width", 9),
        ("soft\u{AD}hyphen", 10),
        ("±§°½", 4),
    ])
    func `Measures text like terminals`(text: String, cells: Int) {
        #expect(text.cellWidth == cells)
    }

    @Test(arguments: [
        ("😀", 2), ("👍🏽", 2), ("👩‍👩‍👧‍👦", 2), ("🏳️‍🌈", 2), ("👩‍❤️‍👩", 2), ("🇩🇪", 2),
        ("🇩🇪🇫🇷", 4), ("🇩", 1), ("❤", 1), ("❤️", 2), ("❤︎", 1), ("1️⃣", 2), ("✌🏾", 2), ("⌚", 2), ("©", 1),
        ("©️", 2), ("🏴󠁧󠁢󠁳󠁣󠁴󠁿", 2), ("🧑‍🚀 in 🛰️", 8), ("🫨", 2), ("🤷🏻‍♀️", 2), ("a\u{200D}b", 2),
    ])
    func `Measures an emoji sequence as two cells`(text: String, cells: Int) {
        #expect(text.cellWidth == cells)
    }

    @Test func `Measures any number of combining marks as one cell`() {
        let text = "a" + String(repeating: "\u{301}", count: 100_000)
        #expect(text.cellWidth == 1)
        #expect(text.fitted(cells: 1) == text)
        #expect(text.displayable(cells: 1) == text)
        #expect((text + text).displayable(cells: 1) == "…")
    }

    @Test(arguments: [
        ("short", 5, "short"),
        ("longer", 5, "long…"),
        ("two words", 5, "two…"),
        ("日本語の文", 6, "日本…"),
        ("日本語", 6, "日本語"),
        ("日本語", 5, "日本…"),
        ("abc👩‍👩‍👧‍👦d", 5, "abc…"),
        ("abc👩‍👩‍👧‍👦", 5, "abc👩‍👩‍👧‍👦"),
        ("abc", 1, "…"),
        ("abc", 0, ""),
        ("日", 1, "…"),
        ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
    ])
    func `Truncates text with an ellipsis`(text: String, cells: Int, expected: String) {
        #expect(text.fitted(cells: cells) == expected)
        #expect(text.displayable(cells: cells) == expected)
        let long = text + String(repeating: "\tend ", count: 100)
        #expect(
            (long + long).displayable(cells: cells) == long.displayable.fitted(cells: cells))
    }
}
