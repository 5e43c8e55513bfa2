import FeedMarkup
import FeedRendering

/// The place lines are drawn on, from top to bottom: it keeps the margins, sets blank lines
/// apart, and turns looks into control sequences where the output understands them.
///
/// Its values are the state of one page: margins and blank lines that are due, and the styles that
/// are open.
final class TextPage {
    /// The margin to the left of every line of a block.
    struct Margin {
        /// Stands there on the block's first line, once.
        var first: StyledLine?
        /// Stands there on the other lines; takes as many cells.
        var rest: StyledLine
    }

    /// The number of cells lines may take, margins included; where nothing bounds them, as many
    /// as are wanted.
    let width: Int
    /// Nothing may go beyond ``width``, as on a terminal.
    let isBounded: Bool
    /// Looks and colours are drawn.
    let isStyled: Bool
    /// Links are drawn with OSC 8.
    let hasHyperlinks: Bool

    /// Where what is drawn goes instead of the output, where somebody else draws it.
    private let collector: ((PagePart) -> Void)?
    private let output: RenderingOutput
    private var margins: [Margin] = []
    private var marginIsShown: [Bool] = []
    private var marginWidth = 0
    /// How many margins go on beside the blank line that is owed; `nil` where none is.
    private var owedBlankLine: Int?
    private var hasLines = false
    private var linkCount = 0

    /// Creates a page that is `width` cells wide.
    init(
        output: RenderingOutput, width: Int, isBounded: Bool, isStyled: Bool, hasHyperlinks: Bool
    ) {
        self.output = output
        collector = nil
        self.width = max(width, 1)
        self.isBounded = isBounded
        self.isStyled = isStyled
        self.hasHyperlinks = hasHyperlinks
    }

    /// Creates a page of which nothing is written: `collector` is handed each part of it.
    init(
        width: Int, isStyled: Bool, hasHyperlinks: Bool, collector: @escaping (PagePart) -> Void
    ) {
        output = RenderingOutput(chunkSize: 0) { _ in true }
        self.collector = collector
        self.width = max(width, 1)
        isBounded = true
        self.isStyled = isStyled
        self.hasHyperlinks = hasHyperlinks
    }

    /// Addresses stay in one piece, though they be longer than a line. Who draws the page in cells
    /// of its own has no place for more.
    var keepsAddresses: Bool { collector == nil }

    /// How many cells are left beside the margins.
    var availableWidth: Int { max(width - marginWidth, 1) }

    /// A link for OSC 8, where links are drawn so.
    func makeHyperlink(_ url: String?) -> Hyperlink? {
        guard hasHyperlinks, let url, let link = Hyperlink(id: linkCount + 1, url: url) else {
            return nil
        }
        linkCount += 1
        return link
    }

    /// A link to a place of the same text, or `nil` where links can't be drawn.
    func makeHyperlink(toNote anchor: String) -> Hyperlink? {
        guard hasHyperlinks, let link = Hyperlink(id: linkCount + 1, note: anchor) else {
            return nil
        }
        linkCount += 1
        return link
    }

    /// Asks for a blank line before the next one; none is drawn at the top.
    func separate() {
        guard hasLines else { return }
        owedBlankLine = min(owedBlankLine ?? .max, margins.count)
    }

    /// Takes back a blank line that was asked for.
    func join() {
        owedBlankLine = nil
    }

    /// The margin put up last waits for its first line.
    var isAtFirstLine: Bool { marginIsShown.last == true && margins.last?.first != nil }

    /// Puts up a margin on the left, inside those that stand, unless the page is too narrow for
    /// it: then nothing is drawn of it, and the answer is `false`. Either way ``popMargin()``
    /// takes it down.
    @discardableResult
    func pushMargin(first: StyledLine? = nil, rest: StyledLine) -> Bool {
        let isShown = rest.width <= availableWidth / 3 && availableWidth - rest.width >= 10
        marginIsShown.append(isShown)
        if isShown {
            margins.append(Margin(first: first, rest: rest))
            marginWidth += rest.width
        }
        return isShown
    }

    /// Takes down the margin put up last.
    func popMargin() {
        guard marginIsShown.popLast() == true, let margin = margins.popLast() else { return }
        marginWidth -= margin.rest.width
    }

    /// Draws what follows `count` cells further right, until ``popMargin()``.
    func indent(by count: Int) {
        var spaces = StyledLine()
        spaces.append(spaces: count)
        pushMargin(rest: spaces)
    }

    /// Draws a paragraph of the text that `build` appends.
    func writeParagraph(_ build: (inout LineWrapper) -> Void) {
        var wrapper = LineWrapper(
            width: availableWidth, keepsAddresses: keepsAddresses, keepsLooks: !isPlain
        ) {
            self.write($0)
        }
        build(&wrapper)
        wrapper.finish()
    }

    /// Draws a paragraph of one look.
    func writeParagraph(_ text: String, style: TextStyle = [], link: Hyperlink? = nil) {
        if let width = text.utf8.span.widthOfPlainWords, width <= availableWidth {
            writeLine(text, width: width, style: style, link: link)
        } else {
            writeParagraph { $0.append(text, style: style, link: link) }
        }
    }

    /// Draws words of UTF-8 as they stand; false where they do not fit on a line, are no plain words, or
    /// more than text is drawn.
    func writePlainly(_ words: Span<UInt8>) -> Bool {
        guard isPlain, let width = words.widthOfPlainWords, width <= availableWidth else {
            return false
        }
        writePlainLine(words)
        return true
    }

    /// Draws an address of UTF-8 as it stands; false where it is not of ASCII, or more than text is drawn.
    func writeAddressPlainly(_ url: Span<UInt8>) -> Bool {
        guard isPlain, !url.isEmpty, url.isPrintableASCII else { return false }
        writePlainLine(url)
        return true
    }

    /// Draws a label and an address of UTF-8 on one line, as they stand; false where they may not stand so, or
    /// more than text is drawn.
    func writeAddressPlainly(
        _ url: Span<UInt8>, before label: Span<UInt8>, _ separator: String
    ) -> Bool {
        guard isPlain, !isBounded, !url.isEmpty, url.isPrintableASCII else { return false }
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

    /// Draws an address that is not to be followed by a click: in one piece, so that it can be copied
    /// and found, and on the line of its label where that is not bounded.
    func writeAddress(_ url: String, before label: String = "") {
        let text = url.displayable
        // A number stays beside what it stands for.
        if isBounded, !keepsAddresses || label.utf8.count > 8 {
            writeParagraph {
                if !label.isEmpty { $0.append(label, style: .dim) }
                $0.append(text, style: .dim)
            }
        } else {
            writeLine(text, after: label, width: (label + text).cellWidth, style: .dim)
        }
    }

    /// Puts a picture here, where somebody else draws the page; answers whether somebody does.
    func writePicture(at url: String?, words: String) -> Bool {
        guard let collector else { return false }
        separate()
        if owedBlankLine != nil {
            owedBlankLine = nil
            collector(.line(StyledLine(), margin: 0))
        }
        hasLines = true
        collector(.picture(url: url, words: words, margin: marginWidth))
        separate()
        return true
    }

    /// Draws a line, which fits beside the margins.
    func write(_ line: StyledLine) {
        if let collector { return collect(line, collector) }
        beginLine(isEmpty: line.isEmpty)
        writeText(line)
        output.write(byte: 0x0A)
    }

    /// Draws a line of displayable text, with its label before it. Where nothing but text is drawn nobody
    /// needs to know how many cells that takes.
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

    /// Nothing but the text of lines is drawn.
    var isPlain: Bool { !isStyled && !hasHyperlinks && collector == nil }

    private func beginLine(isEmpty: Bool) {
        if let count = owedBlankLine {
            owedBlankLine = nil
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
        if let count = owedBlankLine {
            owedBlankLine = nil
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

    /// Puts together the margins at the left of the next line.
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
