import FeedRendering
import FeedViews

/// Draws one line per item: date, source, title, and address.
///
/// Never queries content. Texts go directly to the output.
struct ListDrawing {
    let output: RenderingOutput
    let width: Int?
    let isStyled: Bool
    let hasHyperlinks: Bool
    let printsAddresses: Bool
    let dates: DateDrawing
    let words: FeedWords

    func draw(_ feed: FeedViewModel) {
        let items = feed.items
        guard !items.isEmpty else {
            // Only for users: a list for programs stays empty.
            if width != nil { output.write(words[.noItems].displayable + "\n") }
            return
        }
        let layout = ListLayout(
            width: width, hasSources: feed.isMerged || items[0].source?.$title != nil,
            printsAddresses: printsAddresses, dates: dates.style)
        for index in items.indices { draw(items[index], at: index, of: feed, layout) }
    }

    private func draw(
        _ item: FeedItemViewModel, at index: Int, of feed: FeedViewModel, _ layout: ListLayout
    ) {
        if layout.date > 0 {
            if let date = item.date {
                draw(date, layout)
            } else {
                output.write(repeating: 0x20, count: layout.date + ListLayout.gap)
            }
        }
        if layout.source > 0 {
            begin(.dim)
            if let source = item.source?.$title {
                draw(source, cells: layout.source, layout, isPadded: true)
            } else {
                // The feed is called as its only source that has items.
                draw(feed.title, cells: layout.source, layout, isPadded: true)
            }
            end()
            output.write(repeating: 0x20, count: ListLayout.gap)
        }
        let address = item.$url ?? ""
        let isLast = layout.address == 0 || address.isEmpty
        let link =
            hasHyperlinks ? item.url.flatMap { Hyperlink(id: index + 1, url: $0) } : nil
        if let link { output.write(link.openingSequence) }
        draw(item.$title, cells: layout.title, layout, isPadded: !isLast)
        if link != nil { output.write(Hyperlink.closingSequence) }
        if !isLast {
            output.write(repeating: 0x20, count: ListLayout.gap)
            begin(.dim)
            draw(address, cells: layout.address, layout, isPadded: false)
            end()
        }
        output.write(byte: 0x0A)
    }

    private func draw(_ date: DateViewModel, _ layout: ListLayout) {
        begin(.dim)
        switch dates.style {
        case .words:
            let text = ListDate.text(secondsSince1970: dates.shownSeconds(of: date))
            let length = min(layout.date, date.length(of: text.count))
            output.write(text.span.extracting(first: length))
            output.write(repeating: 0x20, count: layout.date - length)
        case .relative:
            draw(dates.age(of: date), cells: layout.date, layout, isPadded: true)
        case .iso:
            // Where there is room for the day only, that.
            draw(
                String(date.knownText.prefix(layout.date)), cells: layout.date, layout,
                isPadded: true)
        }
        end()
        output.write(repeating: 0x20, count: ListLayout.gap)
    }

    private func draw(_ text: FeedText, cells: Int, _ layout: ListLayout, isPadded: Bool) {
        let isDrawn = text.withUTF8 { bytes in
            guard bytes.isPrintableASCII, !layout.isBounded || bytes.count <= cells else {
                return false
            }
            output.write(bytes)
            if isPadded { output.write(repeating: 0x20, count: cells - bytes.count) }
            return true
        }
        if !isDrawn { draw(text.string, cells: cells, layout, isPadded: isPadded) }
    }

    private func draw(_ text: String, cells: Int, _ layout: ListLayout, isPadded: Bool) {
        let shown = layout.isBounded ? text.displayable(cells: cells) : text.displayable
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
