import FeedRendering
import PresentationTestSupport
import ReaderPresentation
import Testing
import TextRendering

@testable import TerminalRendering

@Suite struct ReaderTests {
    /// Records the user's actions, and marks items as a host does.
    final class Delegate: FeedViewDelegate, FeedImageViewDelegate, FeedReadingDelegate {
        var messages: [String] = []
        var states: [Int: FeedItemStates] = [:]
        /// The outcome of the next requests.
        var outcome = FeedRequestOutcome.done

        func didRequestFeedRefresh() { messages.append("refresh") }
        func didRequestImage(for request: FeedImageRequest) {
            messages.append("image \(request.index ?? -1)")
        }
        func didCancelImageRequest(for request: FeedImageRequest) {
            messages.append("cancel \(request.index ?? -1)")
        }
        func didRequestImagePreload(for request: FeedImageRequest) {
            messages.append("preload \(request.index ?? -1)")
        }
        func didRequestStates(_ change: FeedItemStateChange) -> FeedRequestOutcome {
            let state = change.states == .read ? "read" : "star"
            let list = change.indexes.map(String.init).joined(separator: " ")
            messages.append("\(change.isSet ? "" : "un")\(state) \(list) of \(change.revision)")
            guard outcome == .done else { return outcome }
            for index in change.indexes { states[index] = change.applied(to: states[index]) }
            return .done
        }
        func didRequestOpening(
            of url: String, from index: Int?, in revision: UInt64
        ) -> FeedRequestOutcome {
            messages.append("open \(url) of \(index ?? -1)")
            return outcome
        }
        func didRequestCopy(of text: String) -> FeedRequestOutcome {
            messages.append("copy \(text)")
            return outcome
        }
    }

    final class Canvas: PictureCanvas {
        func cells(
            of picture: FeedImagePixels, columns: Int, rows: Int, colors: ColorDepth,
            isUnicode: Bool
        ) -> [Cell] { [Cell](repeating: Cell("▓"), count: columns * rows) }

        func sequence(
            of picture: FeedImagePixels, by output: PictureProtocol, columns: Int, rows: Int,
            cellWidth: Int, cellHeight: Int
        ) -> [UInt8]? { Array("picture".utf8) }
    }

    private let user = SimulatedUser(rows: 12)
    private var delegate: Delegate { user.delegate }
    private var reader: Reader { user.reader }
    private var screen: [String] { user.screen }

    private func feed(
        _ ids: [String], revision: UInt64 = 1, html: String = "<p>Text.</p>", image: String? = nil
    ) -> FeedViewModel {
        FeedViewModel(
            revision: revision, title: "A harbour", format: "rss-2.0",
            items: FeedItemViewModels(
                count: ids.count,
                item: { [delegate = SimulatedUser.Unchecked(value: delegate)] index in
                    FeedItemViewModel(
                        identifier: ids[index], title: "Item \(ids[index])",
                        states: delegate.value.states[index] ?? [],
                        url: "https://a.example/\(ids[index])",
                        openURL: "https://a.example/\(ids[index])")
                },
                page: { index in
                    ItemPage(
                        contentHTML: html,
                        image: image.map { ImageViewModel(url: "\($0)\(ids[index]).png") })
                }))
    }

    private func press(_ keys: String) { user.press(keys) }

    /// Returns the selected row and its text.
    private func selectedRow() -> (row: Int, text: String)? {
        let grid = reader.draw()
        for row in 0..<(grid.rows - 1) where grid.lines[row][0].style.marks.contains(.reversed) {
            return (row, grid.text(ofRow: row))
        }
        return nil
    }

    private static let hundred = (0..<100).map { "n\($0)" }

    @Test(arguments: [("", false), ("1 January 1970", true)])
    func `Hides placeholder dates`(words: String, isShown: Bool) {
        reader.rowForm = .more
        user.show(
            FeedViewModel(
                title: "A harbour", format: "rss-2.0",
                items: FeedItemViewModels([
                    (
                        FeedItemViewModel(
                            identifier: "1", title: "Item 1",
                            published: DateViewModel(
                                secondsSince1970: 0, rfc3339: "1970-01-01T00:00:00Z", words: words),
                            dateOrigin: words.isEmpty ? .none : .published), ItemPage()
                    )
                ])))
        #expect(screen.contains { $0.contains("Item 1") })
        #expect(screen.contains { $0.contains("1970") } == isShown)
    }

    @Test func `Applies keys after the one that opens an article to the article`()
        throws
    {
        let paragraphs = (0..<60).map { "<p>Line \($0).</p>" }.joined()
        user.show(feed(Self.hundred, html: paragraphs))
        _ = screen
        press("jj\r ")
        #expect(screen.contains { $0.contains("Line 4.") })
        press("q")
        #expect(try #require(selectedRow()).text.contains("Item n2"))
    }

    @Test func `Shows items and moves the selection by keys`() throws {
        user.show(feed(Self.hundred))
        #expect(screen[0].contains("A harbour"))
        #expect(try #require(selectedRow()).text.contains("Item n0"))
        press("jjj")
        #expect(try #require(selectedRow()).text.contains("Item n3"))
        press("k")
        #expect(try #require(selectedRow()).text.contains("Item n2"))
        press("G")
        #expect(try #require(selectedRow()).text.contains("Item n99"))
        press("g")
        #expect(try #require(selectedRow()).text.contains("Item n0"))
        press("42G")
        #expect(try #require(selectedRow()).text.contains("Item n41"))
        #expect(screen.last?.contains("42/100") == true)
        #expect(delegate.messages == [])
    }

    @Test func `Keeps the selected row in place when items are added`() throws {
        user.show(feed(Self.hundred))
        press("30Gjjkk")
        let before = try #require(selectedRow())
        user.show(feed(["x", "y", "z"] + Self.hundred, revision: 2))
        let after = try #require(selectedRow())
        #expect(after.text == before.text && after.row == before.row)
        user.show(feed([], revision: 4))
        #expect(screen.joined().contains(EnglishPhrases().words[.noItems]))
    }

    @Test func `Opens, marks as read, and closes an article`() throws {
        user.show(feed(Self.hundred, revision: 7))
        press("jj\r")
        #expect(screen.joined(separator: "\n").contains("Text."))
        #expect(delegate.messages == ["read 2 of 7"])
        press("J")
        #expect(screen.joined(separator: "\n").contains("Item n3"))
        press("q")
        #expect(try #require(selectedRow()).text.contains("Item n3"))
        press("mq")
        #expect(delegate.messages.suffix(2) == ["unread 3 of 7", "leave"])
    }

    @Test func `Shows list and article side by side on wide screens`() {
        reader.setSurface(ReaderSurface(columns: 120, rows: 12))
        user.show(feed(Self.hundred))
        let both = screen.joined(separator: "\n")
        #expect(both.contains("Item n1") && both.contains("Text.") && both.contains("│"))
        #expect(delegate.messages == [])
        press("\r")
        #expect(delegate.messages == ["read 0 of 1"])
    }

    @Test func `Opens and copies links by number`() {
        let html =
            "<p><a href='https://b.example/1'>one</a> <a href='https://b.example/2'>https://b.example/2</a></p>"
        user.show(feed(["a"], html: html))
        press("\r")
        let text = screen.joined(separator: "\n")
        #expect(text.contains("one[2]") && text.contains("https://b.example/2[3]"))
        press("2\r")
        press("3y")
        press("o")
        press("9\r")
        #expect(
            Array(delegate.messages.dropFirst()) == [
                "open https://b.example/1 of 0", "copy https://b.example/2",
                "open https://a.example/a of 0",
            ])
        #expect(screen.last?.contains("there is no link 9") == true)
    }

    @Test func `Accepts pasted text only in prompts`() {
        user.show(feed(Self.hundred))
        reader.handle(.paste("qqq\nA"))
        #expect(delegate.messages == [])
        press("/")
        reader.handle(.paste("two\u{1B}[2J words\nmore"))
        #expect(screen.last?.contains("/two[2J words") == true)
        reader.handle(.paste(String(repeating: "x", count: 2_000) + "end"))
        #expect(screen.last?.contains("xend") == true)
    }

    @Test func `Keeps the reading position across resizing, reloading and other articles`() throws {
        let html = (0..<200).map {
            "<p>Paragraph \($0) has some words that have to be wrapped.</p>"
        }
        .joined()
        user.show(feed(["a", "b"], html: html))
        press("\r")
        _ = screen
        press("   ")
        let first = try #require(screen.dropFirst().first { $0.contains("Paragraph") })
        let name = first.split(separator: " ").prefix(2).joined(separator: " ")
        reader.setSurface(ReaderSurface(columns: 34, rows: 12))
        #expect(screen.joined(separator: "\n").contains(name))
        reader.setSurface(ReaderSurface(columns: 60, rows: 12))
        #expect(screen.joined(separator: "\n").contains(name))
        user.show(feed(["new", "a", "b"], revision: 2, html: html))
        #expect(screen.joined(separator: "\n").contains(name))
        press("J")
        #expect(screen.joined(separator: "\n").contains("Item b"))
        press("K")
        #expect(screen.joined(separator: "\n").contains(name))
        // The open article stays although its item is gone.
        user.show(feed(["b"], revision: 3, html: html))
        #expect(screen.joined(separator: "\n").contains(name))
    }

    private func showPictures() {
        reader.rowForm = .more
        reader.setSurface(ReaderSurface(columns: 60, rows: 14, pictures: .symbols))
        user.show(feed(Self.hundred, image: "https://a.example/p"))
        _ = screen
    }

    /// The items of a kind of request for pictures, in order.
    private func pictures(_ request: String) -> [Int] {
        delegate.messages.filter { $0.hasPrefix(request) }
            .compactMap { Int($0.dropFirst(request.count + 1)) }
    }

    @Test func `Requests pictures as they become visible`() {
        showPictures()
        #expect(pictures("image") == Array(0..<4))
        #expect(pictures("preload") == Array(4..<8))
        delegate.messages = []
        press(" ")
        _ = screen
        #expect(pictures("image") == Array(4..<8))
        #expect(Set(pictures("cancel")) == Set(0..<4))
    }

    @Test func `Draws pictures, offers retries, and ignores late answers`() {
        showPictures()
        let pixels = FeedImagePixels(
            width: 40, height: 40, bytes: [UInt8](repeating: 200, count: 6_400))
        func request(_ index: Int, revision: UInt64 = 1) -> FeedImageRequest {
            let size = reader.thumbnailSize
            return FeedImageRequest(
                revision: revision, index: index,
                form: .pixels(maximumWidth: size.columns * 10, maximumHeight: size.rows * 20))
        }
        func show(_ index: Int, revision: UInt64 = 1, _ pixels: FeedImagePixels?) {
            reader.display(
                FeedImageViewModel(
                    request: request(index, revision: revision), id: "", title: "", image: pixels,
                    isLoading: false, shouldRetry: pixels == nil, words: "It is broken."))
        }
        show(0, pixels)
        #expect(screen.joined().contains("▓▓▓▓"))
        show(1, nil)
        #expect(screen.last?.contains("It is broken.") == false)
        press("j")
        #expect(screen.last?.contains("It is broken.") == true)
        delegate.messages = []
        press("R")
        #expect(delegate.messages == ["image 1"])
        let before = screen
        show(1, revision: 9, pixels)
        show(50, pixels)
        #expect(screen == before)
    }

    @Test(arguments: [(1, 1), (20, 5), (3, 40), (400, 100), (2, 2)])
    func `Draws at every size`(columns: Int, rows: Int) {
        for pictures in [PictureProtocol.none, .symbols, .sixel] {
            reader.setSurface(ReaderSurface(columns: columns, rows: rows, pictures: pictures))
            user.show(
                feed(
                    Self.hundred,
                    html: "<p>日本語 <img src='https://a.example/i'> x</p><pre>a\tb</pre>",
                    image: "https://a.example/p"))
            for keys in ["", "j", "\r", " ", "/x", "\r", "?", "q", "q", "G", "A"] {
                press(keys)
                let grid = reader.draw()
                #expect(grid.lines.count == rows && grid.lines.allSatisfy { $0.count == columns })
                for placed in grid.pictures {
                    #expect(placed.area.column + placed.area.columns <= columns)
                    #expect(placed.area.row + placed.area.rows <= rows)
                }
            }
        }
    }

    @Test func `Writes no control character of a feed to cells`() {
        let wild = "a\u{1B}[2Jb\u{9B}31m\u{202E}c\u{7}\r\n\td\u{0}"
        let item = FeedItemViewModel(
            identifier: "x", title: wild, byline: wild, location: wild,
            source: ItemSourceViewModel(title: wild)
        )
        let detail = ItemPage(
            contentHTML:
                "<p>\(wild)</p><a href='https://a.example/\(wild)'>\(wild)</a><pre>\(wild)</pre>",
            tags: [wild])
        user.show(
            FeedViewModel(
                revision: 1, title: wild, format: wild, itemCountWords: wild,
                items: FeedItemViewModels([(item, detail)])))
        user.show(
            FeedErrorViewModel(message: wild, canRetry: true, words: wild, retryLabel: wild))
        for keys in ["", "\r", "?", "q", "o"] {
            press(keys)
            let grid = reader.draw()
            let scalars = grid.lines.joined().flatMap { $0.text.unicodeScalars }
            #expect(scalars.allSatisfy { DisplayRole($0) == .shown })
            #expect(grid.links.allSatisfy { $0.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F } })
        }
    }

    @Test func `Selects, opens, scrolls and follows links by mouse`() throws {
        user.show(feed(Self.hundred, html: "<p><a href='https://b.example/é'>here</a></p>"))
        _ = screen
        reader.handle(.press(column: 5, row: 3))
        let selected = try #require(selectedRow())
        #expect(selected.row == 3 || selected.row == 2)
        let (row, _) = selected
        reader.handle(.wheel(down: true, column: 5, row: 3))
        #expect(try #require(selectedRow()).row <= row)
        let next = try #require(selectedRow()).row
        reader.handle(.press(column: 5, row: next))
        let lines = screen
        let line = try #require(lines.firstIndex { $0.contains("here") })
        reader.handle(.press(column: 2, row: line))
        #expect(delegate.messages.contains { $0.hasPrefix("open https://b.example/é") })
        reader.handle(.press(column: 0, row: 11))
        #expect(screen.joined().contains("the next unread item"))
        reader.handle(.press(column: 900, row: 900))
        reader.handle(.wheel(down: false, column: 900, row: 900))
        _ = screen
    }

    @Test func `Shows errors with the key to retry`() {
        reader.display(
            FeedLoadingViewModel(
                isLoading: true, message: "Loading", completedSources: 0, totalSources: 1,
                receivedBytes: 0))
        #expect(screen.joined().contains("Loading"))
        reader.display(
            FeedLoadingViewModel(
                isLoading: false, message: "", completedSources: 0, totalSources: 0,
                receivedBytes: 0))
        user.show(
            FeedErrorViewModel(
                message: "The network is down", canRetry: true, words: "The network is down.",
                retryLabel: "Try again"))
        #expect(screen.last?.contains("[R] Try again · The network is down.") == true)
        press("R")
        #expect(delegate.messages == ["refresh"])
        user.show(FeedErrorViewModel.noError)
        #expect(screen.last?.contains("down") == false)
        // A missing file can be retried, too.
        user.show(FeedErrorViewModel(message: "m", words: "There is no file."))
        #expect(screen.last?.contains("[r] There is no file.") == true)
        press("r")
        #expect(delegate.messages == ["refresh", "refresh"])
    }

    @Test(arguments: [14, 20, 40, 60, 80, 120])
    func `Shows the complete help at every width, also before a feed is loaded`(columns: Int) {
        reader.setSurface(ReaderSurface(columns: columns, rows: 200))
        press("?")
        let words = screen.joined(separator: " ").split(separator: " ").joined(separator: " ")
        #expect(words.contains("to the beginning, with a number before it, to that item"))
        #expect(words.contains("h left escape backspace"))
        #expect(!words.contains("…") && !words.contains("all-read"))
        let isBeside = screen.contains { $0.contains(" g home ") && $0.contains("to the beg") }
        #expect(isBeside == (columns >= 60))
        // Below the keys, descriptions take the whole width except for a margin.
        #expect(columns != 20 || screen.contains { $0.contains("half a page down") })
    }

    @Test func `Shows the end of a long message, and the selected item`() throws {
        reader.setSurface(ReaderSurface(columns: 30, rows: 12))
        user.show(feed(Self.hundred))
        _ = screen
        press("jjjjjjj")
        user.show(
            FeedErrorViewModel(
                message: "m",
                words: "'https://a.example/a-long-page' is not opened, since 'xdg-open' cannot be "
                    + "started: no such file; set BROWSER to a program that opens pages"))
        #expect(screen.suffix(6).joined(separator: " ").contains("opens pages"), "\(screen)")
        #expect(try #require(selectedRow()).text.contains("Item n7"))
        press("k")
        #expect(!screen.joined().contains("BROWSER"))
        #expect(screen.last?.contains("7/100") == true)
        user.show(FeedErrorViewModel(message: "m", words: String(repeating: "word ", count: 99)))
        #expect(screen.count { $0.contains("word word") } == 6)
        #expect(screen.last?.contains("…") == true)
    }

    @Test func `Shows an error beside a feed until it was seen, keeping the retry`() {
        user.show(feed(Self.hundred))
        user.show(
            FeedErrorViewModel(message: "m", canRetry: true, words: "old", retryLabel: "again"))
        let loading = FeedLoadingViewModel(isLoading: true, message: "loading")
        reader.display(loading)
        let noPage = FeedErrorViewModel(message: "m", words: "no page")
        user.show(noPage)
        reader.display(loading)
        #expect(screen.last?.contains("no page") == true)
        press("j")
        #expect(screen.last?.contains("loading") == true)
        reader.display(FeedLoadingViewModel(isLoading: false))
        #expect(screen.last?.contains("[R] again · old") == true)
        // It waits while the prompt is open.
        press("/")
        user.show(noPage)
        press("x")
        #expect(screen.last?.contains("/x") == true)
        press("\u{1B}")
        #expect(screen.last?.contains("no page") == true)
        press("j")
        #expect(screen.last?.contains("[R] again · old") == true)
        user.show(noPage)
        user.show(FeedErrorViewModel.noError)
        #expect(screen.last?.contains("3/100") == true)
    }

    @Test func `Sets, shows and removes a star`() throws {
        user.show(feed(Self.hundred))
        press("js")
        #expect(delegate.messages == ["star 1 of 1"])
        #expect(try #require(selectedRow()).text.hasPrefix("●★"))
        press("\r")
        let grid = reader.draw()
        #expect(grid.lines[1][59].text == "★")
        press("s")
        #expect(delegate.messages.last == "unstar 1 of 1")
        #expect(!screen.joined().contains("★"))
    }

    @Test func `Finds the words of a search in the article`() {
        let html = (0..<50).map { "<p>Line \($0).</p>" }.joined()
        user.show(feed(Self.hundred, html: html))
        press("\r/LINE 2\r")
        #expect(user.lines[0].contains("Line 2."))
        press("n")
        #expect(user.lines[0].contains("Line 20."))
        #expect(
            reader.draw().lines[1].contains { $0.style.marks.contains([.reversed, .underlined]) })
        press("N")
        #expect(user.lines[0].contains("Line 2."))
        // Around the ends.
        press("N")
        #expect(user.status.contains("that was the last") && user.lines[0].contains("Line 29."))
        press("n")
        #expect(user.status.contains("that was the last") && user.lines[0].contains("Line 2."))
        press("/nowhere\r")
        #expect(user.status.contains("not found: nowhere") && user.lines[0].contains("Line 2."))
        press("j")
        #expect(!user.status.contains("not found"))
        #expect(user.presenter.position?.search == "nowhere")
        // Of a query, its words.
        press("/title:qq or \"line 7\"\r")
        #expect(user.status.contains("not found: qq"))
        press("/\"line 7\"\r")
        #expect(user.lines[0].contains("Line 7."))
    }

    @Test func `Finds words in an article wherever its lines are broken`() {
        let text = (100..<200).map { "w\($0)" }
        user.show(feed(Self.hundred, html: "<p>\(text.joined(separator: " "))</p>"))
        press("\r")
        for (word, next) in zip(text, text.dropFirst()) {
            press("/\(word) \(next)\r")
            #expect(!user.status.contains("not found"))
        }
    }

    @Test func `A reader that takes the place of another has its screen`() throws {
        let paragraphs = (0..<60).map { "<p>Line \($0).</p>" }.joined()
        user.show(feed(Self.hundred, html: paragraphs))
        _ = screen
        press("70gkkk\r  ")
        let before = screen
        let bytes = try #require(reader.position?.bytes)
        let next = SimulatedUser(rows: 12, after: user)
        next.reader.goBack(to: try #require(ReadingPosition(bytes)))
        // Three items are new, and one above the selection is gone.
        next.show(
            feed(["x", "y", "z"] + Self.hundred.dropFirst(), revision: 2, html: paragraphs))
        #expect(next.screen.dropLast() == before.dropLast())
        next.press("q")
        #expect(next.status.contains("69/102"))
        user.presenter.views = ReaderViews()
    }

    @Test func `Names the key that leaves help, whichever is bound`() throws {
        let user = SimulatedUser(rows: 12, keys: try ReaderKeys("none q"))
        user.press("?")
        #expect(user.status.hasPrefix(" h "))
    }

    @Test func `A notice goes with the next key, whoever acts on it`() {
        user.show(feed(Self.hundred))
        press("A")
        #expect(user.status.contains("100 marked as read, A undoes it"), "\(user.status)")
        press("v")
        #expect(user.status.contains("1/100"))
        // A failure does not hide what was done before.
        reader.display(NoticeViewModel("added: Bell"))
        user.show(FeedErrorViewModel(message: "m", words: "Bell answers 500"))
        #expect(user.status.contains("added: Bell · Bell answers 500"), "\(user.status)")
        press("v")
        #expect(user.status.contains("1/100"))
    }

    @Test func `Expects an answer to what it has asked for, but not while the user types`() {
        final class Host: ReaderDelegate {
            var requests: [ReaderActionRequest] = []
            func didRequestAction(_ request: ReaderActionRequest) -> FeedRequestOutcome {
                requests.append(request)
                return .done
            }
        }
        let host = Host()
        let reader = Reader(
            delegate: host, pictureDelegate: delegate, words: EnglishPhrases().words,
            keys: .standard, canvas: Canvas(), now: { 0 })
        reader.handle(.key(.character("?")))
        #expect(!reader.awaitsAnswer)
        reader.handle(.key(.character("?")))
        reader.handle(.key(.character("j")))
        #expect(reader.awaitsAnswer && host.requests == [ReaderActionRequest(.next)])
        reader.display(NoticeViewModel())
        #expect(!reader.awaitsAnswer)
        reader.handle(.key(.character("f")))
        reader.handle(.key(.character("x")))
        #expect(!reader.awaitsAnswer && host.requests.last?.text == "x")
        reader.handle(.key(.enter))
        #expect(reader.awaitsAnswer)
    }
}
