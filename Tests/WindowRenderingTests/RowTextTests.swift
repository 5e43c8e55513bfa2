import FeedViews
import Testing

@testable import WindowRendering

struct RowTextTests {
    @Test(arguments: [
        ("How the “old” lighthouse – of Ærø – was moved…", true), ("Ωδή", true), ("Ода", true),
        ("المنارة", false), ("灯台", false), ("On bees 🐝", false),
    ])
    func `letters that may be higher than others are known`(title: String, isCommon: Bool) {
        #expect(
            RowText(FeedItemViewModel(id: "0", title: title), now: 0).isOfCommonHeight == isCommon)
    }

    @Test
    func `those of what stands below the title count`() {
        let item = FeedItemViewModel(id: "0", title: "Bees", byline: "養蜂")
        #expect(!RowText(item, now: 0).isOfCommonHeight)
    }
}
