import FeedPresentation
import Testing

@testable import TerminalRendering

/// Pictures that are partly visible.
@Suite struct ReaderPicturePartsTests {
    private func user(_ pictures: PictureProtocol) -> SimulatedUser {
        let user = SimulatedUser(columns: 70, rows: 16, pictures: pictures)
        let filler = (0..<30).map { "<p>Filler \($0).</p>" }.joined()
        user.show([
            SimulatedUser.Item(
                title: "One", source: 0,
                html: "<p>Above.</p><p><img src=\"https://a.example/p.png\"></p>" + filler)
        ])
        user.press("l\r")
        _ = user.screen
        let slot = user.reader.visiblePictures[0]
        let bytes = [UInt8](repeating: 255, count: 100 * 120 * 4)
        show(FeedImagePixels(width: 100, height: 120, bytes: bytes), in: slot, to: user)
        return user
    }

    /// Shows what became of the picture of a slot.
    private func show(
        _ pixels: FeedImagePixels?, in slot: SizedPicture, to user: SimulatedUser,
        canRetry: Bool = false, words: String = ""
    ) {
        let form = FeedImageForm.pixels(
            maximumWidth: slot.columns * 10, maximumHeight: slot.rows * 20)
        user.reader.display(
            FeedImageViewModel(
                request: FeedImageRequest(revision: 1, index: 0, url: slot.url, form: form),
                id: "", title: "", image: pixels, isLoading: false, shouldRetry: canRetry,
                words: words))
    }

    @Test(arguments: [PictureProtocol.sixel, .kitty, .iterm])
    func `Crops visible rows instead of drawing with characters`(pictures: PictureProtocol) throws {
        let user = user(pictures)
        let whole = try #require(user.reader.draw().pictures.first)
        #expect(whole.area.rows == 6 && whole.firstRow == nil)
        var firsts: [Int] = []
        for _ in 0..<20 {
            user.press("j")
            let grid = user.reader.draw()
            guard let placed = grid.pictures.first, let first = placed.firstRow else { continue }
            #expect(first + placed.area.rows == 6 && placed.cellHeight == 20)
            #expect(user.reader.sequence(of: placed) != nil)
            firsts.append(first)
        }
        #expect(firsts == [1, 2, 3, 4, 5])
    }

    @Test func `The line below a picture stays where it is while another picture changes`() throws {
        let user = SimulatedUser(columns: 70, rows: 16, pictures: .symbols)
        let pictures = ["p", "q"].map {
            "<p>Before \($0).</p><p><img src=\"https://a.example/\($0).png\"></p>"
        }
        let filler = (0..<30).map { "<p>Filler \($0).</p>" }
        user.show([
            SimulatedUser.Item(title: "One", source: 0, html: (pictures + filler).joined())
        ])
        user.press("l\r")
        _ = user.screen
        let open = try #require(user.reader.article)
        let line = try #require(open.lines.indices.first { open.text(ofLine: $0) == "Before q." })
        user.press("\(line - 1)j")
        _ = user.screen
        #expect(user.reader.article?.top == line - 1)
        let slot = try #require(user.reader.visiblePictures.last)
        show(nil, in: slot, to: user, words: "gone")
        #expect(user.screen.contains { $0.contains("gone") })
        #expect(user.reader.article?.top == line - 1)
    }

    @Test func `Names a failed picture in the status line of its own item only`() throws {
        let user = SimulatedUser(columns: 70, rows: 40, pictures: .symbols)
        user.show(
            ["One", "Two"].map {
                SimulatedUser.Item(title: $0, source: 0, picture: "https://a.example/\($0).png")
            })
        _ = user.screen
        user.press("lg")
        _ = user.screen
        let slot = try #require(user.reader.visiblePictures.first)
        #expect(user.reader.visiblePictures.count == 2)
        show(nil, in: slot, to: user, canRetry: true, words: "broken")
        #expect(user.status.contains("broken"), "\(user.status)")
        user.press("j")
        #expect(!user.status.contains("broken"), "\(user.status)")
        user.press("\r")
        #expect(!user.status.contains("broken"), "\(user.status)")
    }

    @Test func `Places named pictures with the visible rows`() {
        var writer = ScreenWriter()
        var able = ScreenCapabilities()
        able.placing = .named
        let sequence = Array("\u{1B}_Ga=T,f=32,m=1\u{1B}\\".utf8)
        func bytes(_ first: Int?, rows: Int) -> String {
            var grid = CellGrid(columns: 9, rows: 8)
            grid.place(
                PlacedPicture(
                    drawing: 3, area: CellArea(column: 0, row: 0, columns: 2, rows: rows),
                    firstRow: first, cellHeight: 20))
            return writer.text(for: grid, able, sequence)
        }
        let part = bytes(1, rows: 3)
        #expect(part.contains("\u{1B}_Ga=t,i=3,q=2,f=32,m=1\u{1B}\\"))
        #expect(part.contains("\u{1B}_Ga=p,i=3,p=1,C=1,q=2,c=2,r=3,y=20,h=60\u{1B}\\"))
        let whole = bytes(nil, rows: 4)
        #expect(whole.contains("a=d,d=i,i=3,p=1") && !whole.contains("a=t"))
        #expect(whole.contains("\u{1B}_Ga=p,i=3,p=1,C=1,q=2,c=2,r=4\u{1B}\\"))
        able.placing = .inCells
        #expect(bytes(2, rows: 1).contains(PictureCells.text(of: 3, row: 2, columns: 2)))
    }

    @Test func `Extracts rows of pixels`() {
        let pixels = FeedImagePixels(width: 1, height: 3, bytes: Array(0..<12))
        #expect(pixels.rows(1..<3)?.bytes == Array(4..<12))
        #expect(pixels.rows(2..<4) == nil && pixels.rows(0..<0) == nil)
    }
}
