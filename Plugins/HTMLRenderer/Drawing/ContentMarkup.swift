import FeedMarkup
import FeedViews

/// Fits an item's sanitised HTML into a page.
///
/// Shifts headings below the item's own, loads pictures lazily, balances tags, replaces obsolete
/// elements, turns embedded pages into labelled links, and keeps only attributes that describe
/// content. Prefixes identifiers, which are the host's, to make them unique in the page. Scripts,
/// event handlers and other URL schemes would be dropped, too, but the host has already removed
/// them.
///
/// The output follows the content models of the HTML standard (section 3.2.5): an element in an
/// invalid position gets the missing parent, or loses its tags. A phrase around blocks is reopened in
/// each of them, as in browsers.
///
/// Long, since HTML has many content models, and one pass needs to know which of them is open.
struct ContentMarkup {
    /// An open element of the page, or one of the content without tags.
    struct Open {
        let element: HTMLElement
        /// The name by which it is written, if not its own.
        var name: StaticString?
        /// The range of its own name.
        var source: Range<Int>
        /// Its start tag in the content; `nil` if it was added.
        var token: MarkupToken?
        /// False while the start tag waits for content.
        var isWritten = true
        /// True if its tags are dropped.
        var isSilent = false
        /// True after its end tag, while more content may follow.
        var isEnded = false
        /// True once it has a caption, a term, or a row; of a medium, if its own tag has an address.
        var hasPart = false
        /// The number of phrases around it.
        var phraseCount = 0

        /// True for a list item after its end tag.
        var isEndedItem: Bool { element == .li && isEnded }
    }

    /// An open phrase of the content, such as `b`.
    struct Phrase {
        let element: HTMLElement
        let token: MarkupToken
        /// Its index among the page's open elements; `nil` while it waits for text.
        var depth: Int?
        /// True if it was open in the page before.
        var wasWritten = false
        /// True if an enclosing element means the same, so that it needs no tags.
        var isRepeated = false
    }

    /// The columns of the current table.
    struct Columns {
        /// The columns of the first row; `nil` before its end.
        var count: Int?
        /// The columns of the current row so far.
        var current = 0
        /// True if a cell spans rows, so that later ones are not checked.
        var isUneven = false
    }

    var open: [Open] = []
    /// The indexes in `open` of containers: neither phrases nor without tags.
    var containers: [Int] = []
    /// Open phrases of the content, outermost first.
    var phrases: [Phrase] = []
    var tables: [Columns] = []
    /// The `source` elements of the open `picture`, before its `img`.
    var pictureForms: [UInt8]?
    /// The number of each element in `open`, so that an end tag without a start costs O(1).
    var openCounts = [Int](repeating: 0, count: 256)
    /// The bytes left for lookahead.
    var lookahead: Int
    /// The bytes left for start tags of phrases that are written again.
    var repetition: Int
    /// Replaces pictures; `nil` to link them.
    var placeholders: ContentPlaceholders?
    let setting: ContentSetting
    /// The number of levels by which headings are shifted.
    let headingShift: Int

    private init(_ setting: ContentSetting, _ source: Span<UInt8>) {
        self.setting = setting
        headingShift = setting.itemLevel + 1 - Self.highestHeading(in: source)
        lookahead = 4 * source.count
        repetition = 16 * source.count
    }

    /// The size of a chunk of output, in bytes.
    private static let pieceLength = 32_768

    /// Writes fitted HTML in chunks, without a second copy of a large article. O(*n*).
    static func write(
        _ source: Span<UInt8>, as setting: ContentSetting, to writer: inout HTMLWriter
    ) {
        var content = ContentMarkup(setting, source)
        var scanner = MarkupScanner(0..<source.count, syntax: .html)
        while let token = scanner.next(in: source), !writer.hasFailed {
            if token.kind == .text {
                var isWanted = false
                writer.raw {
                    isWanted = content.prepareText(token.range, of: source, to: &$0)
                }
                guard isWanted else { continue }
                var rest = token.range
                while !rest.isEmpty {
                    let piece = rest.prefix(pieceLength)
                    writer.raw { appendText(piece, of: source, to: &$0) }
                    rest = rest.dropFirst(piece.count)
                }
            } else {
                writer.raw { content.append(token, of: source, to: &$0) }
            }
        }
        writer.raw { content.endAll(of: source, to: &$0) }
    }

    /// Appends fitted HTML without remote pictures, and returns their placeholders with byte offsets.
    /// O(*n*).
    static func appendWithoutPictures(
        _ source: Span<UInt8>, as setting: ContentSetting, to result: inout [UInt8]
    ) -> [(offset: Int, placeholder: PicturePlaceholder)] {
        var content = ContentMarkup(setting, source)
        content.placeholders = ContentPlaceholders(setting: setting)
        var scanner = MarkupScanner(0..<source.count, syntax: .html)
        while let token = scanner.next(in: source) {
            content.append(token, of: source, to: &result)
        }
        content.endAll(of: source, to: &result)
        return content.placeholders?.placeholders ?? []
    }

    /// The level of the highest heading, to be shifted directly below the item's.
    private static func highestHeading(in source: Span<UInt8>) -> Int {
        var highest = 7
        var start = 0
        while highest > 1,
            let mark = source.firstIndex(of: UInt8(ascii: "<"), in: start..<source.count)
        {
            start = mark + 1
            guard mark + 2 < source.count, source[mark + 1] | 0x20 == UInt8(ascii: "h"),
                (UInt8(ascii: "1")...UInt8(ascii: "6")).contains(source[mark + 2])
            else { continue }
            highest = min(highest, Int(source[mark + 2] - UInt8(ascii: "0")))
        }
        return highest
    }

    private mutating func append(
        _ token: MarkupToken, of source: Span<UInt8>, to result: inout [UInt8]
    ) {
        switch token.kind {
        case .text:
            if prepareText(token.range, of: source, to: &result) {
                Self.appendText(token.range, of: source, to: &result)
            }
        case .startTag where token.isTerminated: appendStart(token, of: source, to: &result)
        case .endTag where token.isTerminated: appendEnd(token, of: source, to: &result)
        default: break
        }
    }

    /// Prepares for text; returns false if none is allowed. White space needs no preparation.
    private mutating func prepareText(
        _ text: Range<Int>, of source: Span<UInt8>, to result: inout [UInt8]
    ) -> Bool {
        if openCounts[Int(HTMLElement.math.rawValue)] > 0 { return true }
        if source.skippingWhiteSpace(from: text.lowerBound, to: text.upperBound)
            == text.upperBound
        {
            switch containers.last.map({ open[$0].element }) {
            case .picture, .audio, .video: return false
            case .pre: writeWaiting(of: source, to: &result)
            default: break
            }
            return true
        }
        guard prepareParent(for: .words, of: source, to: &result) else { return false }
        writeWaiting(of: source, to: &result)
        return true
    }

    private mutating func endAll(of source: Span<UInt8>, to result: inout [UInt8]) {
        phrases = []
        while !open.isEmpty { endInnermost(of: source, to: &result) }
    }

    private mutating func appendStart(
        _ token: MarkupToken, of source: Span<UInt8>, to result: inout [UInt8]
    ) {
        guard let element = HTMLElement.named(token.name, in: source), element.isKept else {
            return
        }
        if element.isOfFormula { return appendFormula(element, token, of: source, to: &result) }
        switch element {
        case .source: return appendSource(token, of: source, to: &result)
        case .track: return
        case .img: return appendPicture(token, of: source, to: &result)
        default: break
        }
        if element.isPhrase {
            let isCard = element == .a && EmbeddedPage.Kind(ofLink: token, in: source) != nil
            if element == .a { endPhrase(.a, of: source, to: &result) }
            let isRepeated =
                (element.isEmphasis || element == .a)
                && phrases.contains(where: { $0.element == element })
            phrases.append(Phrase(element: element, token: token, isRepeated: isRepeated))
            if isCard, prepareParent(for: .words, of: source, to: &result) {
                writeWaiting(of: source, to: &result)
                appendLabel(ofEmbedded: token, in: source, to: &result)
            }
            return
        }
        guard var opened = place(element, token, of: source, to: &result) else {
            if !element.isVoid {
                push(
                    Open(element: element, source: token.name, isSilent: true))
            }
            return
        }
        // Read once: very many sources may follow a long tag.
        if element.model == .medium {
            opened.hasPart = Self.attribute(.source, of: token, element, in: source) != nil
        }
        if element.waitsForContent, opened.name == nil {
            opened.isWritten = false
        } else {
            if element == .br || element == .wbr {
                // Line breaks alone are no heading.
                if let last = containers.last, open[last].element.isHeading, !open[last].isWritten {
                    return
                }
                writeWaiting(of: source, to: &result)
            }
            writeStart(of: opened, in: source, to: &result)
        }
        if !element.isVoid { push(opened) }
    }

    private mutating func appendEnd(
        _ token: MarkupToken, of source: Span<UInt8>, to result: inout [UInt8]
    ) {
        guard let element = HTMLElement.named(token.name, in: source) else { return }
        if element.isPhrase { return endPhrase(element, of: source, to: &result) }
        guard openCounts[Int(element.rawValue)] > 0,
            let index = open.lastIndex(where: {
                $0.element == element && ($0.token != nil || $0.isSilent) && !$0.isEndedItem
            })
        else { return }
        if element == .picture { pictureForms = nil }
        while open.count > index + 1 { endInnermost(of: source, to: &result) }
        let last = open[index]
        if !last.element.isOfFormula, phrases.count > last.phraseCount {
            phrases.removeLast(phrases.count - last.phraseCount)
        }
        // More content of the item may follow, such as a nested list beside it.
        if last.element == .li, !last.isSilent {
            open[index].isEnded = true
        } else {
            endInnermost(of: source, to: &result)
        }
    }

    /// Appends a part of a formula, which the host has validated.
    private mutating func appendFormula(
        _ element: HTMLElement, _ token: MarkupToken, of source: Span<UInt8>,
        to result: inout [UInt8]
    ) {
        if element == .math {
            guard prepareParent(for: .words, of: source, to: &result) else { return }
            writeWaiting(of: source, to: &result)
        } else if openCounts[Int(HTMLElement.math.rawValue)] == 0 {
            return
        }
        let opened = Open(element: element, source: token.name, token: token)
        writeStart(of: opened, in: source, to: &result)
        push(opened)
    }
}
