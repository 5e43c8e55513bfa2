import FeedRendering
import FeedViews

/// Draws one line an item: when, from which feed, what, and where.
///
/// Never asks for an item's content. The texts of a line go straight to the output.
struct ListDrawing {
    private let output: RenderingOutput
    private let width: Int?
    private let isStyled: Bool
    private let hasHyperlinks: Bool
    private let printsAddresses: Bool
    private let dates: DateDrawing
    private let words: FeedWords
    private var date = ListDate()

    /// Creates a drawing; `width` is `nil` where lines are as long as they come.
    init(
        output: RenderingOutput, width: Int?, isStyled: Bool, hasHyperlinks: Bool,
        printsAddresses: Bool, dates: DateDrawing, words: FeedWords
    ) {
        self.dates = dates
        self.words = words
        self.output = output
        self.width = width
        self.isStyled = isStyled
        self.hasHyperlinks = hasHyperlinks
        self.printsAddresses = printsAddresses
    }

    /// Draws the items of `feed`.
    mutating func draw(_ feed: FeedViewModel) {
        let items = feed.items
        guard !items.isEmpty else {
            // A list for other programs has no lines; a person is told.
            if width != nil { output.write(words[.noItems].displayable + "\n") }
            return
        }
        var line = FeedItemLine()
        items.set(&line, at: 0)
        let layout = ListLayout(
            width: width, hasSources: feed.isMerged || line.sourceTitle != nil,
            printsAddresses: printsAddresses, dates: dates.style)
        for index in items.indices {
            // Only with its offset a date is more than an instant.
            let item = dates.style == .iso ? items[index] : nil
            if let item {
                line.set(item)
            } else {
                items.set(&line, at: index)
            }
            draw(line, date: item?.date, at: index, layout)
        }
    }

    private mutating func draw(
        _ item: FeedItemLine, date: DateViewModel?, at index: Int, _ layout: ListLayout
    ) {
        if layout.date > 0 {
            if let seconds = item.secondsSince1970 {
                draw(secondsSince1970: seconds, date, layout)
            } else {
                output.write(repeating: 0x20, count: layout.date + ListLayout.gap)
            }
        }
        if layout.source > 0 {
            begin(.dim)
            draw(item, item.sourceTitle ?? 0..<0, cells: layout.source, layout, isPadded: true)
            end()
            output.write(repeating: 0x20, count: ListLayout.gap)
        }
        let address = item.url ?? 0..<0
        let isLast = layout.address == 0 || address.isEmpty
        let link =
            hasHyperlinks
            ? item.url.flatMap { Hyperlink(id: index + 1, url: item.text($0)) } : nil
        if let link { output.write(link.openingSequence) }
        draw(item, item.title, cells: layout.title, layout, isPadded: !isLast)
        if link != nil { output.write(Hyperlink.closingSequence) }
        if !isLast {
            output.write(repeating: 0x20, count: ListLayout.gap)
            begin(.dim)
            draw(item, address, cells: layout.address, layout, isPadded: false)
            end()
        }
        output.write(byte: 0x0A)
    }

    private mutating func draw(
        secondsSince1970 seconds: Int64, _ viewModel: DateViewModel?, _ layout: ListLayout
    ) {
        begin(.dim)
        switch dates.style {
        case .words:
            let text = date.text(secondsSince1970: seconds)
            output.write(text.span.extracting(first: layout.date))
        case .relative:
            draw(
                ItemAge.words(of: seconds, at: dates.now), cells: layout.date, layout,
                isPadded: true)
        case .iso:
            draw(viewModel?.rfc3339 ?? "", cells: layout.date, layout, isPadded: true)
        }
        end()
        output.write(repeating: 0x20, count: ListLayout.gap)
    }

    private func draw(
        _ line: FeedItemLine, _ range: Range<Int>, cells: Int, _ layout: ListLayout, isPadded: Bool
    ) {
        let bytes = line.bytes.span.extracting(range)
        if bytes.isPrintableASCII, !layout.isBounded || range.count <= cells {
            output.write(bytes)
            if isPadded { output.write(repeating: 0x20, count: cells - range.count) }
            return
        }
        draw(line.text(range), cells: cells, layout, isPadded: isPadded)
    }

    private func draw(_ text: String, cells: Int, _ layout: ListLayout, isPadded: Bool) {
        if text.isPrintableASCII, !layout.isBounded || text.utf8.count <= cells {
            output.write(text)
            if isPadded { output.write(repeating: 0x20, count: cells - text.utf8.count) }
            return
        }
        var shown = text.displayable
        if layout.isBounded { shown = shown.fitted(cells: cells) }
        output.write(shown)
        if isPadded { output.write(repeating: 0x20, count: cells - shown.cellWidth) }
    }

    private func begin(_ style: TextStyle) {
        if isStyled { output.write(style.controlSequence) }
    }

    private func end() {
        if isStyled { output.write(TextStyle().controlSequence) }
    }
}
