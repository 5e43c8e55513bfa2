import FeedViews
import WindowWidgets

/// A row of the source list.
final class SourceRow: RecycledRow {
    private let box: Box
    private let icon = Thumbnail(side: 16)
    private let title = Label().cut().letters(22).expand(across: true)
    private let count = Label().style("dim-label", "caption", "numeric")

    private var press: () -> Void = {}

    init() {
        box = Box(down: false, spacing: 8, [icon, title, count])
        box.margins(top: 6, bottom: 6).onPress { [unowned self] in press() }
    }

    var widget: Widget { box }

    /// - Parameter press: called when it is clicked.
    func show(_ row: SourceRowViewModel, press: @escaping () -> Void) {
        self.press = press
        icon.show(icon: row.failure == nil ? Self.icon(of: row.kind) : "dialog-warning-symbolic")
        box.tip(row.failure ?? "")
        icon.margins(start: 6 + 18 * row.depth)
        title.words = row.title
        count.words = row.count > 0 ? "\(row.count)" : ""
    }

    private static func icon(of kind: SourceRowViewModel.Kind) -> String {
        switch kind {
        case .all: "view-list-symbolic"
        case .unread: "mail-unread-symbolic"
        case .starred: "starred-symbolic"
        case .folder: "folder-symbolic"
        case .feed: "application-rss+xml-symbolic"
        case .search: "system-search-symbolic"
        }
    }
}
