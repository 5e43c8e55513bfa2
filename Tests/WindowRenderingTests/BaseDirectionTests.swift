import Testing

@testable import WindowRendering

struct BaseDirectionTests {
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
