import FeedViews
import WindowWidgets

/// The pane with the source list.
final class SourcesPane {
    /// The pane's width at first, and the most that the user can make it.
    static let widths = 210...480

    private final class Model {
        var lists = SourceListViewModel()
    }

    let header = HeaderBar()
    let widget: Box
    let list: RecyclingList<SourceRow>
    private let model: Model

    /// - Parameter open: called when the user clicks or activates a row.
    init(title: String, open: @escaping (Int) -> Void) {
        let model = Model()
        list = RecyclingList(
            make: { SourceRow() },
            fill: { row, position in
                guard position < model.lists.rows.count else { return }
                row.show(model.lists.rows[position]) { open(position) }
            },
            clear: { _ in }, open: open)
        self.model = model
        list.style("navigation-sidebar")
        widget = Box(down: true, [header, ScrolledArea(list).expand(down: true)])
        widget.expand(across: false).size(width: Self.widths.lowerBound)
        header.show(title: title)
    }

    func show(_ lists: SourceListViewModel) {
        let last = model.lists
        model.lists = lists
        if lists.rowsVersion == last.rowsVersion {
            list.fillAgain()
            list.selected = lists.selectedRow
        } else {
            list.show(count: lists.rows.count, selected: lists.selectedRow)
        }
        if let row = lists.selectedRow, row != last.selectedRow { list.scroll(to: row) }
    }
}
