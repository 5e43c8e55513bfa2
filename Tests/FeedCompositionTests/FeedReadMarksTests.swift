import Testing

@testable import FeedComposition

struct FeedReadMarksTests {
    @Test func `follow what the person does, from none on`() {
        let marks = FeedReadMarks([false, false])
        #expect(!marks.isRead(0) && !marks.isRead(1) && !marks.isRead(2) && !marks.isRead(-1))
        marks.mark(1, isRead: true)
        #expect(!marks.isRead(0) && marks.isRead(1))
        marks.mark(1, isRead: false)
        #expect(!marks.isRead(1))
        marks.mark(2, isRead: true)
        #expect(!marks.isRead(2))
    }

    @Test func `begin with what was read`() {
        let marks = FeedReadMarks([true, false])
        #expect(marks.isRead(0) && !marks.isRead(1))
    }
}
