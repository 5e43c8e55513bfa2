import FeedViews
import TextRendering

/// An item's article, laid out for a width, and the reading position.
struct OpenArticle {
    enum Line {
        /// Text; `start` is the number of bytes before it, without white space.
        case text(StyledLine, start: Int)
        /// A row of a picture.
        case picture(Int, row: Int)
        /// Text instead of a picture.
        case words(String, picture: Int)
    }

    struct Picture {
        /// The address; `nil` for the item's own.
        var url: String?
        var words: String
        var margin: Int
        /// The bytes of text before it.
        var start: Int
    }

    /// The rows of a picture, or the text instead.
    struct Extent: Equatable {
        var rows: Int
        var words: String
    }

    /// Identifies the item across loads.
    let key: String
    /// The revision of the feed that the item is in.
    let revision: UInt64
    /// The item's index in that feed.
    let index: Int
    let ownPictureURL: String?
    /// The targets of links, by number from 1, as in the item.
    let addresses: [String]
    let notes: [NumberedArticle.Note]
    /// The width of the layout, and whether it has pictures.
    let width: Int
    let showsPictures: Bool
    private let parts: [PagePart]
    private(set) var pictures: [Picture] = []
    private(set) var lines: [Line] = []
    /// The first line of each part.
    private var lineOfPart: [Int] = []
    /// The first visible line.
    private(set) var top = 0
    private var height = 1
    /// The rows of pictures in this layout, and the version of pictures that they were asked for.
    private var extents: [Extent] = []
    private var version = 0

    init(
        key: String, revision: UInt64, index: Int, item: FeedItemViewModel,
        article: FeedArticleViewModel, words: FeedWords, width: Int, isStyled: Bool,
        showsPictures: Bool
    ) {
        self.key = key
        self.revision = revision
        self.index = index
        self.width = width
        self.showsPictures = showsPictures
        ownPictureURL = article.picture?.url
        let laidOut = NumberedArticle(
            item, article, words: words, width: width, isStyled: isStyled,
            showsPictures: showsPictures)
        parts = laidOut.parts
        addresses = laidOut.addresses
        notes = laidOut.notes
        var start = 0
        for part in parts {
            switch part {
            case .line(let line, let margin): start += Self.weight(of: line, margin)
            case .picture(let url, let words, let margin):
                pictures.append(Picture(url: url, words: words, margin: margin, start: start))
            }
        }
    }

    /// Lays out lines with the current rows of each picture; keeps the position.
    ///
    /// - Parameters:
    ///   - version: changes with what `extent` returns, as does `height`.
    mutating func compose(height: Int, version: Int, extent: (Int) -> Extent) {
        guard lines.isEmpty || version != self.version || max(height, 1) != self.height else {
            return
        }
        let next = pictures.indices.map { extent($0) }
        let anchor = anchor
        self.height = max(height, 1)
        self.version = version
        guard lines.isEmpty || next != extents else { return scroll(to: top) }
        extents = next
        var composed: [Line] = []
        composed.reserveCapacity(parts.count)
        lineOfPart = []
        lineOfPart.reserveCapacity(parts.count)
        var start = 0
        var picture = 0
        for part in parts {
            lineOfPart.append(composed.count)
            switch part {
            case .line(let line, let margin):
                composed.append(.text(line, start: start))
                start += Self.weight(of: line, margin)
            case .picture:
                let extent = extents[picture]
                if extent.rows > 0 {
                    for row in 0..<extent.rows { composed.append(.picture(picture, row: row)) }
                } else {
                    composed.append(.words(extent.words, picture: picture))
                }
                picture += 1
            }
        }
        lines = composed
        if let anchor { restore(anchor) }
        scroll(to: top)
    }

    // MARK: Position

    /// A position that is independent of the layout.
    struct Anchor: Equatable {
        var start: Int
        /// The picture at the top.
        var picture: Int?
        /// The row of the picture; for text, the line among those with the same `start`, since some
        /// are empty, also around a picture.
        var row = 0
    }

    /// The position at the top; `nil` at the beginning.
    var anchor: Anchor? {
        guard top > 0, top < lines.count else { return nil }
        switch lines[top] {
        case .text(_, let start):
            let row = lines[..<top].reversed().prefix { line in
                if case .text(_, let before) = line { before == start } else { true }
            }.count { if case .text = $0 { true } else { false } }
            return Anchor(start: start, row: row)
        case .words(_, let picture):
            return Anchor(start: pictures[picture].start, picture: picture)
        case .picture(let picture, let row):
            return Anchor(start: pictures[picture].start, picture: picture, row: row)
        }
    }

    /// Restores a position in another layout of the same article.
    mutating func restore(_ anchor: Anchor) {
        var found = 0
        var last = (start: -1, row: 0)
        for (number, line) in lines.enumerated() {
            switch line {
            case .text(_, let start):
                guard anchor.picture == nil, start <= anchor.start else { continue }
                last = (start, start == last.start ? last.row + 1 : 0)
                if last.row <= anchor.row { found = number }
            case .words(_, let picture):
                if anchor.picture == picture { found = number }
            case .picture(let picture, let row):
                if anchor.picture == picture, row <= anchor.row { found = number }
            }
        }
        scroll(to: found)
    }

    /// Scrolls to a line, as far as possible.
    mutating func scroll(to line: Int) {
        top = min(max(line, 0), max(lines.count - height, 0))
    }

    /// True if the last line is visible.
    var isAtEnd: Bool { top + height >= lines.count }

    func line(ofPart part: Int) -> Int {
        lineOfPart.indices.contains(part) ? lineOfPart[part] : max(lines.count - 1, 0)
    }

    /// Returns the first line with text, from `line` on.
    func firstText(from line: Int) -> Int {
        lines.indices.dropFirst(line).first { !text(ofLine: $0).isEmpty } ?? line
    }

    /// Returns true if a match begins in a line, also where it goes on in the one below.
    func hasMatch(_ search: SearchText, inLine line: Int) -> Bool {
        let text = text(ofLine: line)
        let below = line + 1 < lines.count ? self.text(ofLine: line + 1) : ""
        return search.isIn(text)
            || !search.isIn(below) && ["", " "].contains { search.isIn(text + $0 + below) }
    }

    var visible: Range<Int> { top..<max(min(top + height, lines.count), top) }

    /// The part of the article seen so far, in percent.
    var percent: Int {
        lines.count <= height ? 100 : min((top + height) * 100 / lines.count, 100)
    }

    /// Returns the pictures in some lines.
    func pictures(in range: Range<Int>) -> [Int] {
        var found: [Int] = []
        for line in lines[range.clamped(to: 0..<lines.count)] {
            switch line {
            case .text: continue
            case .words(_, let picture), .picture(let picture, _):
                if found.last != picture { found.append(picture) }
            }
        }
        return found
    }

    func text(ofLine line: Int) -> String {
        switch lines[line] {
        case .text(let line, _): String(decoding: line.text, as: UTF8.self)
        case .words(let words, _): words
        case .picture: ""
        }
    }

    /// The bytes of text in a line.
    private static func weight(of line: StyledLine, _ margin: Int) -> Int {
        var count = 0
        for byte in line.text[min(margin, line.text.count)...] where byte != 0x20 { count += 1 }
        return count
    }
}
