import Testing

@testable import TerminalRendering

@Suite struct ListPlaceTests {
    private func place(count: Int, capacity: Int, selecting index: Int) -> ListPlace {
        var place = ListPlace()
        place.replaceList(count: count, selecting: 0)
        place.setCapacity(capacity)
        place.select(index)
        return place
    }

    @Test func `the list moves as little as it has to`() {
        var place = place(count: 100, capacity: 10, selecting: 9)
        #expect(place.top == 0)
        place.move(by: 1)
        #expect(place.top == 1 && place.selected == 10)
        place.move(by: -1)
        #expect(place.top == 1)
        place.move(by: 1_000)
        #expect(place.selected == 99 && place.top == 90)
    }

    @Test func `the line under the cursor stays where it is when items come`() {
        var place = place(count: 100, capacity: 10, selecting: 20)
        let row = place.selected - place.top
        place.replaceList(count: 107, selecting: 27)
        #expect(place.selected == 27 && place.selected - place.top == row)
        place.replaceList(count: 3, selecting: 2)
        #expect(place.selected == 2 && place.top == 0)
        place.replaceList(count: 0, selecting: 0)
        #expect(place.selected == 0 && place.visible.isEmpty)
    }

    @Test func `a page goes on by a page, to the ends`() {
        var place = place(count: 25, capacity: 10, selecting: 0)
        place.page(by: 10)
        #expect(place.top == 10 && place.selected == 10)
        place.page(by: 10)
        place.page(by: 10)
        #expect(place.top == 15 && place.selected == 24)
    }

    @Test func `the wheel takes the cursor along only where it must`() {
        var place = place(count: 100, capacity: 10, selecting: 5)
        place.scroll(by: 3)
        #expect(place.top == 3 && place.selected == 5)
        place.scroll(by: 3)
        #expect(place.top == 6 && place.selected == 6)
    }
}
