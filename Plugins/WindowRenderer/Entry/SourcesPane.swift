import FeedListing
import FeedViews
import WindowRendering
import WindowWidgets

/// The pane with the source list.
final class SourcesPane {
    /// The pane's width at first, and the most that the user can make it.
    static let widths = 210...480

    let header = HeaderBar()
    let widget: Box
    let list: RecyclingList<SourceRow>

    /// - Parameters:
    ///   - select: called when the user selects a row.
    ///   - open: called when the user activates a row, which shows the items if there is only one pane.
    init(words: FeedWords, select: @escaping (SourceEntry) -> Void, open: @escaping () -> Void) {
        let model = Model()
        list = RecyclingList(
            make: { SourceRow() },
            fill: { row, position in
                guard let sources = model.sources, position < sources.entries.count else { return }
                let entry = sources.entries[position]
                row.show(entry, count: sources.count(of: entry), press: open)
            },
            clear: { _ in },
            select: { position in
                guard let sources = model.sources, position < sources.entries.count else { return }
                select(sources.entries[position])
            },
            open: { _ in open() })
        self.model = model
        list.style("navigation-sidebar")
        widget = Box(down: true, [header, ScrolledArea(list).expand(down: true)])
        widget.expand(across: false).size(width: Self.widths.lowerBound)
        header.show(title: words[.readerFeeds])
    }

    private final class Model {
        var sources: SourceList?
    }
    private let model: Model

    /// Shows the sources of a new feed.
    func show(_ sources: SourceList, filter: ItemFilter) {
        let isSame = model.sources?.entries == sources.entries
        model.sources = sources
        let selected = sources.entries.firstIndex { $0.filter == filter }
        if isSame {
            list.fillAgain()
            list.selected = selected
        } else {
            list.show(count: sources.entries.count, selected: selected)
        }
    }

    /// Updates the counts.
    func showCounts() { list.fillAgain() }
}
