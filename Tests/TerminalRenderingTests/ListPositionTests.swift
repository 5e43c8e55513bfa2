import Testing

@testable import TerminalRendering

@Suite struct ListPositionTests {
    /// A list on ten rows of the screen.
    private final class List {
        var place = ListPosition()
        let height: (Int) -> Int

        init(count: Int, selecting index: Int, height: @escaping (Int) -> Int = { _ in 1 }) {
            self.height = height
            place.replaceList(count: count, selecting: 0)
            settle()
            change { $0.select(index) }
        }

        func change(_ body: (inout ListPosition) -> Void) {
            body(&place)
            settle()
        }

        private func settle() { place.settle(rows: 10, height: height) }
    }

    @Test func `Scrolls as little as necessary`() {
        let list = List(count: 100, selecting: 9)
        #expect(list.place.top == 0)
        list.change { $0.select(10) }
        #expect(list.place.top == 1 && list.place.selected == 10)
        list.change { $0.select(9) }
        #expect(list.place.top == 1)
        list.change { $0.select(1_009) }
        #expect(list.place.selected == 99 && list.place.top == 90)
    }

    @Test func `Keeps the selected row in place when items are added`() {
        let list = List(count: 100, selecting: 20)
        let row = list.place.row
        list.change { $0.replaceList(count: 107, selecting: 27) }
        #expect(list.place.selected == 27 && list.place.row == row && list.place.top == 18)
        // Twice before it is drawn, as when a feed is loaded at once.
        list.change {
            $0.replaceList(count: 100, selecting: 50, row: 7)
            $0.replaceList(count: 107, selecting: 57)
        }
        #expect(list.place.selected == 57 && list.place.row == 7)
        list.change { $0.replaceList(count: 3, selecting: 2) }
        #expect(list.place.selected == 2 && list.place.top == 0)
        list.change { $0.replaceList(count: 0, selecting: 0) }
        #expect(list.place.selected == 0 && list.place.visible.isEmpty)
    }

    @Test func `Pages forwards and backwards, up to the ends`() {
        let list = List(count: 25, selecting: 0)
        list.change { $0.page(1, isWhole: true) }
        #expect(list.place.top == 10 && list.place.selected == 10)
        list.change { $0.page(1, isWhole: true) }
        list.change { $0.page(1, isWhole: true) }
        #expect(list.place.top == 15 && list.place.selected == 24)
        list.change { $0.page(-1, isWhole: false) }
        #expect(list.place.top == 10 && list.place.selected == 19)
    }

    @Test func `Moves the selection only if the wheel scrolls it out of view`() {
        let list = List(count: 100, selecting: 5)
        list.change { $0.scroll(by: 3) }
        #expect(list.place.top == 3 && list.place.selected == 5)
        list.change { $0.scroll(by: 3) }
        #expect(list.place.top == 6 && list.place.selected == 6)
    }

    @Test func `Shows the selected item completely among items of different heights`() {
        // Heights are 1, 2, 3, 1, 2, 3, …
        let list = List(count: 30, selecting: 0) { $0 % 3 + 1 }
        #expect(list.place.visible == 0..<6)
        list.change { $0.select(5) }
        #expect(list.place.top == 2 && list.place.visible == 2..<7 && list.place.row == 6)
        list.change { $0.select(29) }
        #expect(list.place.top == 26 && list.place.visible == 26..<30)
        list.change { $0.replaceList(count: 31, selecting: 28) }
        #expect(list.place.selected == 28)
        for _ in 0..<29 {
            list.change { $0.page(-1, isWhole: true) }
            let place = list.place
            let used = place.visible.reduce(0) { $0 + list.height($1) }
            #expect(used >= 10)
            #expect(place.row + list.height(place.selected) <= 10)
        }
        #expect(list.place.selected == 0)
    }
}
