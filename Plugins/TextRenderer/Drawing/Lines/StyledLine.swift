import FeedMarkup
import FeedRendering

/// A line of text with styles, which fits its width.
package struct StyledLine: Sendable {
    /// A part in one style, after the part before it.
    package struct Segment: Sendable {
        /// The end in ``StyledLine/text``.
        package var end: Int
        package var style: TextStyle
        package var link: Hyperlink?
    }

    /// In UTF-8.
    package private(set) var text: [UInt8] = []
    package private(set) var segments: [Segment] = []
    /// In cells.
    package private(set) var width = 0

    /// False to leave out ``segments``, which take longer than the text, if only text is drawn.
    private let keepsStyles: Bool

    init(keepsStyles: Bool = true) {
        self.keepsStyles = keepsStyles
    }

    /// Creates a line of displayable text in one style.
    init(_ text: String, style: TextStyle = [], link: Hyperlink? = nil) {
        keepsStyles = true
        append(text, width: text.cellWidth, style: style, link: link)
    }

    /// Creates a line that repeats a sign of one cell.
    init(repeating sign: StaticString, count: Int, style: TextStyle = []) {
        keepsStyles = true
        let length = count * sign.utf8CodeUnitCount
        text.append(sign)
        while text.count < length { text += text.prefix(length - text.count) }
        width = count
        extendSegments(style, nil)
    }

    package var isEmpty: Bool { text.isEmpty }

    /// Appends displayable text of `width` cells.
    mutating func append(
        _ text: some StringProtocol, width: Int, style: TextStyle, link: Hyperlink?
    ) {
        self.text.append(contentsOf: text.utf8)
        self.width += width
        extendSegments(style, link)
    }

    /// Appends a printable ASCII character.
    mutating func append(byte: UInt8, style: TextStyle, link: Hyperlink?) {
        reserveDefaultRoom()
        text.append(byte)
        width += 1
        extendSegments(style, link)
    }

    /// Appends the displayable text in `range`, of `width` cells.
    mutating func append(
        _ bytes: Span<UInt8>, _ range: Range<Int>, width: Int, style: TextStyle, link: Hyperlink?
    ) {
        reserveDefaultRoom()
        if range.count < 4 {
            // Faster than a copy for a single character.
            for index in range { text.append(bytes[index]) }
        } else {
            text.append(bytes, range)
        }
        self.width += width
        extendSegments(style, link)
    }

    /// Appends unstyled spaces.
    mutating func append(spaces count: Int) {
        guard count > 0 else { return }
        text.append(contentsOf: repeatElement(0x20, count: count))
        width += count
        extendSegments([], nil)
    }

    mutating func append(_ other: StyledLine) {
        let offset = text.count
        text += other.text
        width += other.width
        for segment in other.segments {
            segments.append(
                Segment(end: offset + segment.end, style: segment.style, link: segment.link))
        }
    }

    /// Returns the text before the byte `end`, of `width` cells.
    func beginning(upTo end: Int, width: Int) -> StyledLine {
        var result = StyledLine(keepsStyles: keepsStyles)
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

    func withoutTrailingSpaces() -> StyledLine {
        let count = text.reversed().prefix { $0 == 0x20 }.count
        return count == 0 ? self : beginning(upTo: text.count - count, width: width - count)
    }

    /// Removes the text before the byte `start`, of `width` cells.
    mutating func removeBeginning(upTo start: Int, width: Int) {
        text.removeFirst(start)
        self.width -= width
        segments.removeAll { $0.end <= start }
        for index in segments.indices { segments[index].end -= start }
    }

    /// Reserves capacity for a line: growing four times takes longer than writing.
    private mutating func reserveDefaultRoom() {
        if text.isEmpty { text.reserveCapacity(88) }
    }

    private mutating func extendSegments(_ style: TextStyle, _ link: Hyperlink?) {
        guard keepsStyles else { return }
        let last = segments.count - 1
        if last >= 0, segments[last].style == style, segments[last].link == link {
            segments[last].end = text.count
        } else if text.count > (last >= 0 ? segments[last].end : 0) {
            segments.append(Segment(end: text.count, style: style, link: link))
        }
    }
}
