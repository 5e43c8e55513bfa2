import FeedViews
import TextRendering

/// An item's article: its lines at some width, and how far a person has read.
struct OpenArticle {
    /// A line of the article.
    enum Line {
        /// Text; before it stand `start` bytes of the article, white space not counted.
        case text(StyledLine, start: Int)
        /// A row of a picture.
        case picture(Int, row: Int)
        /// Words in place of a picture.
        case words(String, picture: Int)
    }

    /// A picture of the article.
    struct Picture {
        /// Where it is; `nil` for the item's own.
        var url: String?
        var words: String
        var margin: Int
        /// How much text stands before it.
        var start: Int
    }

    /// How many rows a picture takes, or, where it takes none, the words in its place.
    struct Extent: Equatable {
        var rows: Int
        var words: String
    }

    /// Which item, from one loading to the next.
    let key: String
    /// The item's place in the feed on show; `nil` where that has it no more.
    var index: Int?
    let ownPictureURL: String?
    /// Where links lead, number 1 first; as the item has them.
    let addresses: [String]
    /// The notes that the text refers to.
    let notes: [NumberedArticle.Note]
    /// How wide it was laid out, and whether with pictures.
    let width: Int
    let showsPictures: Bool
    private let parts: [PagePart]
    private(set) var pictures: [Picture] = []
    private(set) var lines: [Line] = []
    /// The line that each part begins with.
    private var lineOfPart: [Int] = []
    /// The first line in view.
    private(set) var top = 0
    private var height = 1
    /// The room that pictures take, as the lines were put together.
    private var extents: [Extent] = []

    init(
        key: String, index: Int, item: FeedItemViewModel, detail: FeedItemDetailViewModel,
        texts: (FeedItemText) -> FeedText?, feedTitle: String, words: FeedWords, width: Int,
        isStyled: Bool, showsPictures: Bool
    ) {
        self.key = key
        self.index = index
        self.width = width
        self.showsPictures = showsPictures
        ownPictureURL = detail.image?.url
        let article = NumberedArticle(
            item, detail, texts: texts, feedTitle: feedTitle, words: words, width: width,
            isStyled: isStyled,
            showsPictures: showsPictures)
        parts = article.parts
        addresses = article.addresses
        notes = article.notes
        var start = 0
        for part in parts {
            switch part {
            case .line(let line, let margin): start += Self.weight(of: line, margin)
            case .picture(let url, let words, let margin):
                pictures.append(Picture(url: url, words: words, margin: margin, start: start))
            }
        }
    }

    /// Puts the lines together, with as many rows for each picture as it takes now, and keeps the place:
    /// what was at the top stays there.
    mutating func compose(height: Int, extent: (Int) -> Extent) {
        let next = pictures.indices.map { extent($0) }
        let hasChanged = lines.isEmpty || next != extents
        guard hasChanged || max(height, 1) != self.height else { return }
        let anchor = anchor
        self.height = max(height, 1)
        guard hasChanged else { return scroll(to: top) }
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

    // MARK: The place

    /// A place in the text that is the same however the text is laid out.
    struct Anchor: Equatable {
        var start: Int
        /// The picture that is at the top.
        var picture: Int?
        /// Which of the picture's rows; of text, which of the lines with as much before them: some are
        /// empty.
        var row = 0
    }

    /// The place at the top; `nil` for the beginning.
    var anchor: Anchor? {
        guard top > 0, top < lines.count else { return nil }
        switch lines[top] {
        case .text(_, let start):
            let row = lines[..<top].reversed().prefix { line in
                if case .text(_, start) = line { true } else { false }
            }.count
            return Anchor(start: start, row: row)
        case .words(_, let picture):
            return Anchor(start: pictures[picture].start, picture: picture)
        case .picture(let picture, let row):
            return Anchor(start: pictures[picture].start, picture: picture, row: row)
        }
    }

    /// Goes to what was at the top in another layout of the same article.
    mutating func restore(_ anchor: Anchor) {
        var found = 0
        var first = (start: -1, number: 0)
        for (number, line) in lines.enumerated() {
            switch line {
            case .text(_, let start):
                guard anchor.picture == nil, start <= anchor.start else { continue }
                if start != first.start { first = (start, number) }
                if number - first.number <= anchor.row { found = number }
            case .words(_, let picture):
                if anchor.picture == picture { found = number }
            case .picture(let picture, let row):
                if anchor.picture == picture, row <= anchor.row { found = number }
            }
        }
        scroll(to: found)
    }

    /// Scrolls so that line `line` is at the top, as far as there is more.
    mutating func scroll(to line: Int) {
        top = min(max(line, 0), max(lines.count - height, 0))
    }

    /// True where its last line is in view.
    var isAtEnd: Bool { top + height >= lines.count }

    /// The line that a part begins with.
    func line(ofPart part: Int) -> Int {
        lineOfPart.indices.contains(part) ? lineOfPart[part] : max(lines.count - 1, 0)
    }

    /// The first line with something on it, from `line` on.
    func firstText(from line: Int) -> Int {
        lines.indices.dropFirst(line).first { !text(ofLine: $0).isEmpty } ?? line
    }

    /// The first line that has what is searched for.
    func firstLine(with search: SearchText) -> Int? {
        lines.indices.first { search.isIn(text(ofLine: $0)) }
    }

    /// The lines in view.
    var visible: Range<Int> { top..<max(min(top + height, lines.count), top) }

    /// How much of the article has been seen, in percent.
    var percent: Int {
        lines.count <= height ? 100 : min((top + height) * 100 / lines.count, 100)
    }

    /// The pictures that stand in some lines.
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

    /// The text of a line.
    func text(ofLine line: Int) -> String {
        switch lines[line] {
        case .text(let line, _): String(decoding: line.text, as: UTF8.self)
        case .words(let words, _): words
        case .picture: ""
        }
    }

    /// How much text a line adds.
    private static func weight(of line: StyledLine, _ margin: Int) -> Int {
        var count = 0
        for byte in line.text[min(margin, line.text.count)...] where byte != 0x20 { count += 1 }
        return count
    }
}
