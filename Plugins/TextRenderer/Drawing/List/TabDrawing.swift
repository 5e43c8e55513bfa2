import FeedRendering
import FeedViews

/// Draws one line per item for programs: address, date, source and title, separated by tabs.
///
/// Always has four columns, some possibly empty. Never queries content.
struct TabDrawing {
    let output: RenderingOutput
    let dates: DateDrawing

    func draw(_ feed: FeedViewModel) {
        for item in feed.items {
            write(item.openURL ?? "")
            output.write(byte: 0x09)
            if let date = item.date { write(date) }
            output.write(byte: 0x09)
            write(item.source?.title ?? feed.title)
            output.write(byte: 0x09)
            write(item.title)
            output.write(byte: 0x0A)
        }
    }

    private func write(_ date: DateViewModel) {
        switch dates.style {
        case .words:
            let text = ListDate.text(secondsSince1970: dates.shownSeconds(of: date))
            output.write(text.span.extracting(first: date.length(of: text.count)))
        case .relative: write(dates.age(of: date))
        case .iso: write(date.knownText)
        }
    }

    private func write(_ text: String) {
        output.write(text.displayable)
    }
}
