import FeedViews
import Testing

@testable import WindowRendering

struct RowTextTests {
    @Test(arguments: [
        ("How the “old” lighthouse – of Ærø – was moved…", true), ("Ωδή", true), ("Ода", true),
        ("المنارة", false), ("灯台", false), ("On bees 🐝", false),
    ])
    func `Detects letters of unusual height`(title: String, isCommon: Bool) {
        #expect(
            RowText(FeedItemViewModel(identifier: "0", title: title), now: 0).isOfCommonHeight
                == isCommon)
    }

    @Test
    func `Cuts a text that no row has room for`() {
        let long = String(repeating: "a", count: 100_000)
        let item = FeedItemViewModel(identifier: "0", title: long, byline: long)
        let text = RowText(item, now: 0)
        #expect([text.title, text.facts].map(\.unicodeScalars.count) == [1_001, 1_001])
    }

    @Test
    func `Includes the text below the title`() {
        let item = FeedItemViewModel(identifier: "0", title: "Bees", byline: "養蜂")
        #expect(!RowText(item, now: 0).isOfCommonHeight)
    }
}
