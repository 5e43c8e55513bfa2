import FeedListing
import WindowRendering
import WindowWidgets

/// A row of the source list.
final class SourceRow: RecycledRow {
    private let box = Box(down: false, spacing: 8)
    private let icon = Thumbnail(side: 16)
    private let title = Label().cut().letters(22).expand(across: true)
    private let count = Label().style("dim-label", "caption", "numeric")
    private var press: () -> Void = {}

    init() {
        box.append(icon)
        box.append(title)
        box.append(count)
        box.margins(top: 6, bottom: 6).onPress { [unowned self] in press() }
    }

    var widget: Widget { box }

    func show(_ entry: SourceEntry, count number: Int, press: @escaping () -> Void) {
        self.press = press
        icon.show(
            icon: entry.failure == nil ? Self.icon(of: entry.filter) : "dialog-warning-symbolic")
        box.tip(entry.failure ?? "")
        icon.margins(start: 6 + 18 * entry.depth)
        title.words = entry.title
        count.words = number > 0 ? "\(number)" : ""
    }

    private static func icon(of filter: ItemFilter) -> String {
        switch filter {
        case .all: "view-list-symbolic"
        case .unread: "mail-unread-symbolic"
        case .starred: "starred-symbolic"
        case .folder: "folder-symbolic"
        case .source: "application-rss+xml-symbolic"
        }
    }
}
