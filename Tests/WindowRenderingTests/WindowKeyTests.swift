import FeedViews
import Testing

@testable import WindowRendering

struct WindowKeyTests {
    @Test
    func `Assigns each key one action`() {
        let keys = WindowAction.allCases.flatMap { $0.keys }
        #expect(Set(keys).count == keys.count)
    }

    @Test
    func `Shares keys with the terminal reader`() {
        #expect(
            WindowKey(symbol: 0x6A, scalar: 0x6A, hasControl: false).flatMap { WindowAction($0) }
                == .nextItem)
        #expect(
            WindowKey(symbol: 0x41, scalar: 0x41, hasControl: false).flatMap { WindowAction($0) }
                == .markAllRead)
        #expect(WindowKey(symbol: 0xFF0D, scalar: 13, hasControl: false) == .enter)
        #expect(
            WindowKey(symbol: 0x71, scalar: 0x71, hasControl: true).flatMap { WindowAction($0) }
                == .quit)
        #expect(WindowKey(symbol: 0xFFE1, scalar: 0, hasControl: false) == nil)
    }

    @Test
    func `Derives direction from the first letter`() {
        #expect(BaseDirection.isRightToLeft("«12» كيف a"))
        #expect(!BaseDirection.isRightToLeft("a كيف"))
        #expect(!BaseDirection.isRightToLeft("123"))
        #expect(BaseDirection.isRightToLeft("Linux كيف", language: "fa-IR"))
        #expect(!BaseDirection.isRightToLeft("كيف", language: "en"))
        #expect(BaseDirection.isRightToLeft("كيف", language: "und"))
    }

    @Test
    func `Derives the direction of a paragraph from most of its letters`() {
        for surrounding in [false, true] {
            #expect(BaseDirection.isRightToLeft(paragraph: "Linux كيف حالك", in: surrounding))
            #expect(!BaseDirection.isRightToLeft(paragraph: "كيف means how", in: surrounding))
            #expect(BaseDirection.isRightToLeft(paragraph: "12, 3", in: surrounding) == surrounding)
        }
    }
}
