import FeedViews
import WindowWidgets

/// The pane with the source list.
final class SourcesPane {
    /// The pane's width at first, and the most that the user can make it.
    static let widths = 210...480

    let header = HeaderBar()
    let widget: Box
    let list: RecyclingList<SourceRow>

    init(_ reader: WindowReader) {
        let open: (Int) -> Void = { [unowned reader] in
            reader.request(.chooseList, row: $0)
            reader.request(.toItems)
        }
        list = RecyclingList(
            make: { SourceRow() },
            fill: { [unowned reader] row, position in
                guard position < reader.lists.rows.count else { return }
                row.show(reader.lists.rows[position]) { open(position) }
            },
            clear: { _ in }, open: open)
        list.style("navigation-sidebar")
        widget = Box(down: true, [header, ScrolledArea(list).expand(down: true)])
        widget.expand(across: false).size(width: Self.widths.lowerBound)
        header.show(title: reader.words[.readerFeeds])
    }

    /// Shows the reader's lists.
    func show(_ lists: SourceListViewModel, after last: SourceListViewModel) {
        if lists.rowsVersion == last.rowsVersion {
            list.fillAgain()
            list.selected = lists.selectedRow
        } else {
            list.show(count: lists.rows.count, selected: lists.selectedRow)
        }
        if let row = lists.selectedRow, row != last.selectedRow { list.scroll(to: row) }
    }
}
