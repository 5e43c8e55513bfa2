import FeedLoading
import Foundation
import SystemInterface
import TestSupport
import Testing

@testable import FeedHost

@Suite struct ChosenTextsTests {
    private let folder: TemporaryFolder
    private let chosen: ChosenTexts

    init() throws {
        folder = try TemporaryFolder()
        chosen = ChosenTexts(ProcessEnvironment(["XDG_STATE_HOME": folder.path]))
    }

    private var file: URL { folder.url.appendingPathComponent("feedhost/whole-articles") }

    @Test func `Keeps the last choice of each item, whatever its names`() throws {
        #expect(chosen.all.isEmpty)
        let pages = [
            PageKey(feed: "web:a", item: "1", url: "https://a.example/1"),
            PageKey(feed: "web:a\n%", item: "i\u{0}\n\t1", url: "https://a.example/1"),
            PageKey(feed: "web:a", item: "1", url: "https://a.example/2"),
        ]
        for page in pages { try chosen.keep(whole: true, page) }
        try chosen.keep(whole: false, pages[1])
        #expect(chosen.all == [pages[0]: true, pages[1]: false, pages[2]: true])
        try chosen.moveFeed("web:a", to: "web:b")
        #expect(Set(chosen.all.keys.map(\.feed)) == ["web:b", "web:a\n%"])
    }

    @Test func `Forgets the earliest of more than 2,000 items`() throws {
        func page(_ number: Int) -> PageKey {
            PageKey(feed: "web:a", item: "\(number)", url: "https://a.example/\(number)")
        }
        let lines = (0..<2_000).map { "+1\nfweb:a\nihttps://a.example/\($0)%0A\($0)\n" }
        try chosen.keep(whole: true, page(0))
        try lines.joined().write(to: file, atomically: true, encoding: .utf8)
        #expect(chosen.all.count == 2_000)
        try chosen.keep(whole: true, page(5_000))
        #expect(chosen.all.count == 2_000)
        #expect(chosen.all[page(0)] == nil)
        #expect(chosen.all[page(1)] == true && chosen.all[page(5_000)] == true)
    }

    @Test func `Forgets the earliest parts of what could not be read again`() {
        let file = StateFile("x", limit: 3, ProcessEnvironment(["XDG_STATE_HOME": folder.path]))
        #expect(file.last(of: [[1], [2, 3], [4]]) == [2, 3, 4])
        #expect(file.last(of: [[1], [2, 3, 4, 5], [6]]) == [1, 6])
    }

    @Test(arguments: ["+2\nfa\nib%0Ac\n", "x", "+1\nia\n", "+1\nfa\nib\n", "\u{0}%zz\n"])
    func `Takes nothing from a damaged file, and replaces it`(_ text: String) throws {
        let page = PageKey(feed: "f", item: "i", url: "https://a.example/")
        try chosen.keep(whole: true, page)
        try text.write(to: file, atomically: true, encoding: .utf8)
        #expect(chosen.all.isEmpty)
        try chosen.keep(whole: true, page)
        #expect(chosen.all == [page: true])
    }
}
