import FeedRendering

/// Draws lines from top to bottom: adds margins and blank lines, and converts styles to control
/// sequences if supported.
///
/// Has the state of one page: margins, pending blank lines, and open styles.
final class TextPage {
    /// The left margin of a block.
    struct Margin {
        /// For the first line.
        var first: StyledLine?
        /// For other lines; has the same width.
        var rest: StyledLine
    }

    /// The width of lines including margins; the preferred width if unbounded.
    let width: Int
    /// True if nothing may exceed ``width``, as on a terminal.
    let isBounded: Bool
    let isStyled: Bool
    /// True if OSC 8 links are supported.
    let hasHyperlinks: Bool

    /// Receives the page's parts instead of the output.
    private let collector: ((PagePart) -> Void)?
    private let output: RenderingOutput
    private var margins: [Margin] = []
    private var marginIsShown: [Bool] = []
    private var marginWidth = 0
    /// The number of margins beside a pending blank line; `nil` if none is pending.
    private var pendingBlankLine: Int?
    private var hasLines = false
    private var linkCount = 0
    /// The width of the widest line, without margins, since this was reset.
    var widestLine = 0

    /// Creates a page of a width.
    init(
        output: RenderingOutput, width: Int, isBounded: Bool, isStyled: Bool, hasHyperlinks: Bool,
        collector: ((PagePart) -> Void)? = nil
    ) {
        self.output = output
        self.collector = collector
        self.width = max(width, 1)
        self.isBounded = isBounded
        self.isStyled = isStyled
        self.hasHyperlinks = hasHyperlinks
    }

    /// True to keep addresses in one piece, even if longer than a line; false for renderers with
    /// cells of their own.
    var keepsAddresses: Bool { collector == nil }

    /// The width without margins.
    var availableWidth: Int { max(width - marginWidth, 1) }

    /// Creates a link, if OSC 8 is supported.
    func makeHyperlink(_ url: String?) -> Hyperlink? {
        guard hasHyperlinks, let url else { return nil }
        return counted(Hyperlink(id: linkCount + 1, url: url))
    }

    /// Creates a link to a note, if links can be drawn.
    func makeHyperlink(toNote anchor: String) -> Hyperlink? {
        hasHyperlinks ? counted(Hyperlink(id: linkCount + 1, note: anchor)) : nil
    }

    private func counted(_ link: Hyperlink?) -> Hyperlink? {
        if link != nil { linkCount += 1 }
        return link
    }

    /// Requests a blank line before the next one, except at the top.
    func separate() {
        guard hasLines else { return }
        pendingBlankLine = min(pendingBlankLine ?? .max, margins.count)
    }

    /// Cancels a requested blank line.
    func join() {
        pendingBlankLine = nil
    }

    /// True before the first line of the innermost margin.
    var isAtFirstLine: Bool { marginIsShown.last == true && margins.last?.first != nil }

    /// Adds an inner left margin. Returns false, and draws none, if it leaves too little of the width. Call
    /// ``popMargin()`` in both cases.
    @discardableResult
    func pushMargin(first: StyledLine? = nil, rest: StyledLine) -> Bool {
        let isShown =
            rest.width <= availableWidth / 3
            && availableWidth - rest.width >= max(10, width / 3)
        marginIsShown.append(isShown)
        if isShown {
            margins.append(Margin(first: first, rest: rest))
            marginWidth += rest.width
        }
        return isShown
    }

    /// Removes the innermost margin.
    func popMargin() {
        guard marginIsShown.popLast() == true, let margin = margins.popLast() else { return }
        marginWidth -= margin.rest.width
    }

    /// Indents by `count` cells, until ``popMargin()``.
    func indent(by count: Int) {
        var spaces = StyledLine()
        spaces.append(spaces: count)
        pushMargin(rest: spaces)
    }

    /// Underlines a heading of one line, if there are no styles.
    func underline(_ heading: String, by sign: StaticString) {
        guard !isStyled else { return }
        let length = min(heading.displayable.cellWidth, availableWidth)
        write(StyledLine(repeating: sign, count: max(length, 1)))
    }

    /// Makes a wrapper whose lines are drawn.
    func makeWrapper() -> LineWrapper {
        LineWrapper(
            width: availableWidth, keepsAddresses: keepsAddresses, keepsStyles: !isPlain,
            emit: write)
    }

    /// Draws a paragraph of text appended by `build`.
    func writeParagraph(_ build: (inout LineWrapper) -> Void) {
        var wrapper = makeWrapper()
        build(&wrapper)
        wrapper.finish()
    }

    /// Draws a paragraph in one style.
    func writeParagraph(_ text: String, style: TextStyle = [], link: Hyperlink? = nil) {
        if let width = text.utf8.span.widthOfPlainWords, width <= availableWidth {
            writeLine(text, width: width, style: style, link: link)
        } else {
            writeParagraph { $0.append(text, style: style, link: link) }
        }
    }

    /// Fast path for words: returns false if they don't fit on a line, are not plain, or the page
    /// is not plain text.
    func writePlainly(_ words: Span<UInt8>) -> Bool {
        guard isPlain, let width = words.widthOfPlainWords, width <= availableWidth else {
            return false
        }
        writePlainLine(words)
        return true
    }

    /// Fast path for an address: returns false unless it is ASCII and the page is plain text.
    func writeAddressPlainly(_ url: Span<UInt8>) -> Bool {
        guard isPlain, !url.isEmpty, url.isPrintableASCII else { return false }
        writePlainLine(url)
        return true
    }

    /// Fast path for a label and an address on one line: returns false unless both are plain, and
    /// so is the page.
    func writeAddressPlainly(
        _ url: Span<UInt8>, before label: Span<UInt8>, _ separator: String
    ) -> Bool {
        guard isPlain, !isBounded, !url.isEmpty, url.isPrintableASCII, label.isPrintableASCII else {
            return false
        }
        beginLine(isEmpty: false)
        output.write(label)
        output.write(separator)
        output.write(url)
        output.write(byte: 0x0A)
        return true
    }

    private func writePlainLine(_ text: Span<UInt8>) {
        beginLine(isEmpty: false)
        output.write(text)
        output.write(byte: 0x0A)
    }

    /// Draws an address without a link: in one piece, to be copied and found, and on its label's
    /// line unless the page is bounded.
    func writeAddress(_ url: String, before label: String = "") {
        let text = url.displayable
        // A number stays beside its address.
        if isBounded, !keepsAddresses || label.utf8.count > 8 {
            writeParagraph {
                if !label.isEmpty { $0.append(label, style: .dim) }
                $0.append(text, style: .dim)
            }
        } else {
            let label = label.displayable
            writeLine(text, after: label, width: (label + text).cellWidth, style: .dim)
        }
    }

    /// Places a picture. Returns false if there is no collector.
    func writePicture(at url: String?, words: String) -> Bool {
        guard let collector else { return false }
        separate()
        if pendingBlankLine != nil {
            pendingBlankLine = nil
            collector(.line(StyledLine(), margin: 0))
        }
        hasLines = true
        collector(.picture(url: url, words: words, margin: marginWidth))
        separate()
        return true
    }

    /// Draws a line that fits beside the margins.
    func write(_ line: StyledLine) {
        widestLine = max(widestLine, line.width)
        if let collector { return collect(line, collector) }
        beginLine(isEmpty: line.isEmpty)
        writeText(line)
        output.write(byte: 0x0A)
    }

    /// Draws a line of displayable text after its label. Plain pages don't need its width.
    private func writeLine(
        _ text: String, after label: String = "", width: @autoclosure () -> Int, style: TextStyle,
        link: Hyperlink? = nil
    ) {
        guard isPlain, !text.isEmpty else {
            var line = StyledLine()
            line.append(label + text, width: width(), style: style, link: link)
            return write(line)
        }
        beginLine(isEmpty: false)
        output.write(label)
        output.write(text)
        output.write(byte: 0x0A)
    }

    /// True if only text is drawn.
    var isPlain: Bool { !isStyled && !hasHyperlinks && collector == nil }

    private func beginLine(isEmpty: Bool) {
        if let count = pendingBlankLine {
            pendingBlankLine = nil
            writeMargins(min(count, margins.count), consumesFirst: false, trimsEnd: true)
            output.write(byte: 0x0A)
        }
        hasLines = true
        if isPlain, !isEmpty {
            for index in margins.indices {
                output.write((margins[index].first ?? margins[index].rest).text)
                margins[index].first = nil
            }
        } else {
            writeMargins(margins.count, consumesFirst: true, trimsEnd: isEmpty)
        }
    }

    private func collect(_ line: StyledLine, _ collector: (PagePart) -> Void) {
        if let count = pendingBlankLine {
            pendingBlankLine = nil
            let margins = takeMargins(min(count, margins.count), consumesFirst: false)
            let line = margins.withoutTrailingSpaces()
            collector(.line(line, margin: line.text.count))
        }
        hasLines = true
        var whole = takeMargins(margins.count, consumesFirst: true)
        let margin = whole.text.count
        whole.append(line)
        collector(.line(whole, margin: margin))
    }

    private func writeMargins(_ count: Int, consumesFirst: Bool, trimsEnd: Bool) {
        guard count > 0 else { return }
        let whole = takeMargins(count, consumesFirst: consumesFirst)
        writeText(trimsEnd ? whole.withoutTrailingSpaces() : whole)
    }

    /// Returns the margins of the next line.
    private func takeMargins(_ count: Int, consumesFirst: Bool) -> StyledLine {
        var whole = StyledLine()
        for index in 0..<count {
            if let first = margins[index].first {
                if consumesFirst {
                    whole.append(first)
                    margins[index].first = nil
                } else {
                    whole.append(spaces: first.width)
                }
            } else {
                whole.append(margins[index].rest)
            }
        }
        return whole
    }

    private func writeText(_ line: StyledLine) {
        guard isStyled || hasHyperlinks else {
            output.write(line.text)
            return
        }
        var start = 0
        var style: TextStyle = []
        var link: Hyperlink?
        for segment in line.segments {
            if hasHyperlinks, segment.link != link {
                output.write(segment.link?.openingSequence ?? Hyperlink.closingSequence)
                link = segment.link
            }
            if isStyled, segment.style != style {
                output.write(segment.style.controlSequence)
                style = segment.style
            }
            output.write(line.text.span.extracting(start..<segment.end))
            start = segment.end
        }
        if !style.isEmpty { output.write(TextStyle().controlSequence) }
        if link != nil { output.write(Hyperlink.closingSequence) }
    }
}
