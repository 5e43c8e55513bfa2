package import FeedViews

/// The keys of a reader's actions in a window: the user's, but keys with Control are the desktop's, and the
/// tabulator moves the focus.
package struct WindowKeys: Sendable {
    private static let desktop: [(name: String, action: ReaderAction)] = [
        ("f1", .help), ("f5", .refresh), ("ctrl-f", .filter), ("ctrl-n", .nextItem),
        ("ctrl-p", .previousItem), ("ctrl-q", .quit), ("ctrl-w", .quit),
    ]

    private let keys: ReaderKeys

    /// Creates the keys of a window from those of all readers.
    package init(_ keys: ReaderKeys) {
        self.keys = keys
    }

    /// Returns the action of the key with a name; `nil` if it has none.
    package func action(of name: String) -> ReaderAction? {
        let desktop = Self.desktop.first { $0.name.utf8.elementsEqual(name.utf8) }?.action
        let reader = keys.action(of: name)
        // What the user has bound is another action than the default one.
        let isDesktops = Self.isDesktops(name) && reader == ReaderKeys.standard.action(of: name)
        return switch isDesktops ? desktop : reader ?? desktop {
        // About rows and screens of characters.
        case .rows, .note, .redraw, .suspend, .some(.none): nil
        case let action: action
        }
    }

    /// Returns the labels of the keys of an action, the preferred one first.
    package func labels(of action: ReaderAction) -> [String] {
        let names =
            keys.names(of: action)
            + Self.desktop.compactMap { $0.action == action ? $0.name : nil }
        var labels: [String] = []
        for name in names where self.action(of: name) == action {
            let label = WindowKey.label(of: name)
            if !labels.contains(label) { labels.append(label) }
        }
        return labels
    }

    private static func isDesktops(_ name: String) -> Bool {
        name.utf8.starts(with: WindowKey.control.utf8)
            || ["tab", "backtab"].contains { $0.utf8.elementsEqual(name.utf8) }
    }
}
