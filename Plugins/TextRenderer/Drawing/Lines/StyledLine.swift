import FeedMarkup
import FeedRendering

/// One line as it is shown: its text, which takes no more cells than its place has, and the
/// looks of the text's parts.
package struct StyledLine: Sendable {
    /// A part of the line that has one look, from the end of the part before it.
    package struct Segment: Sendable {
        /// Where the part ends in ``StyledLine/text``.
        package var end: Int
        package var style: TextStyle
        package var link: Hyperlink?
    }

    /// The text in UTF-8.
    package private(set) var text: [UInt8] = []
    package private(set) var segments: [Segment] = []
    /// How many cells the text takes.
    package private(set) var width = 0

    /// Where nothing but text is drawn there are no ``segments``: they take longer to keep than the text.
    private let keepsLooks: Bool

    /// Creates an empty line.
    init(keepsLooks: Bool = true) {
        self.keepsLooks = keepsLooks
    }

    /// Creates a line of one look from text that is displayable.
    init(_ text: String, style: TextStyle = [], link: Hyperlink? = nil) {
        keepsLooks = true
        append(text, width: text.cellWidth, style: style, link: link)
    }

    /// Creates a line of one look that says `sign`, which takes one cell, `count` times.
    init(repeating sign: StaticString, count: Int, style: TextStyle = []) {
        keepsLooks = true
        let length = count * sign.utf8CodeUnitCount
        text.append(sign)
        while text.count < length { text += text.prefix(length - text.count) }
        width = count
        extendSegments(style, nil)
    }

    /// True for a line without text.
    package var isEmpty: Bool { text.isEmpty }

    /// Appends displayable text that takes `width` cells.
    mutating func append(
        _ text: some StringProtocol, width: Int, style: TextStyle, link: Hyperlink?
    ) {
        self.text.append(contentsOf: text.utf8)
        self.width += width
        extendSegments(style, link)
    }

    /// Appends a printable character of ASCII.
    mutating func append(byte: UInt8, style: TextStyle, link: Hyperlink?) {
        makeUsualRoom()
        text.append(byte)
        width += 1
        extendSegments(style, link)
    }

    /// Appends the displayable text in `range` of `bytes`, which takes `width` cells.
    mutating func append(
        _ bytes: Span<UInt8>, _ range: Range<Int>, width: Int, style: TextStyle, link: Hyperlink?
    ) {
        makeUsualRoom()
        if range.count < 4 {
            // A character, for which a copy takes longer.
            for index in range { text.append(bytes[index]) }
        } else {
            text.append(bytes, range)
        }
        self.width += width
        extendSegments(style, link)
    }

    /// Appends spaces without a look of their own.
    mutating func append(spaces count: Int) {
        guard count > 0 else { return }
        text.append(contentsOf: repeatElement(0x20, count: count))
        width += count
        extendSegments([], nil)
    }

    /// Appends another line.
    mutating func append(_ other: StyledLine) {
        let offset = text.count
        text += other.text
        width += other.width
        for segment in other.segments {
            segments.append(
                Segment(end: offset + segment.end, style: segment.style, link: segment.link))
        }
    }

    /// The part of the line before the byte `end`, which takes `width` cells.
    func beginning(upTo end: Int, width: Int) -> StyledLine {
        var result = StyledLine(keepsLooks: keepsLooks)
        result.text = Array(text[..<end])
        result.width = width
        for segment in segments where end > 0 {
            result.segments.append(segment)
            if segment.end >= end {
                result.segments[result.segments.count - 1].end = end
                break
            }
        }
        return result
    }

    /// The line without the spaces at its end.
    func withoutTrailingSpaces() -> StyledLine {
        let count = text.reversed().prefix { $0 == 0x20 }.count
        return count == 0 ? self : beginning(upTo: text.count - count, width: width - count)
    }

    /// Removes what stands before the byte `start`, which takes `width` cells.
    mutating func removeBeginning(upTo start: Int, width: Int) {
        text.removeFirst(start)
        self.width -= width
        segments.removeAll { $0.end <= start }
        for index in segments.indices { segments[index].end -= start }
    }

    /// Makes room for a line at once: to grow four times on the way takes longer than to write it.
    private mutating func makeUsualRoom() {
        if text.isEmpty { text.reserveCapacity(88) }
    }

    private mutating func extendSegments(_ style: TextStyle, _ link: Hyperlink?) {
        guard keepsLooks else { return }
        let last = segments.count - 1
        if last >= 0, segments[last].style == style, segments[last].link == link {
            segments[last].end = text.count
        } else if text.count > (last >= 0 ? segments[last].end : 0) {
            segments.append(Segment(end: text.count, style: style, link: link))
        }
    }
}
