import Adwaita

/// A bar for searching, visible during a search.
package final class SearchField: Widget {
    private let entry: Widget

    /// - Parameters:
    ///   - change: called with the text after each change.
    ///   - end: called when the user confirms it.
    package init(change: @escaping (String) -> Void, end: @escaping () -> Void) {
        entry = unsafe Widget(gtk_search_entry_new())
        entry.expand(across: true)
        unsafe super.init(gtk_search_bar_new())
        unsafe gtk_search_bar_set_child(opaque, entry.pointer)
        unsafe gtk_search_bar_connect_entry(opaque, entry.opaque)
        entry.connect("search-changed") { [unowned self] in change(words) }
        entry.connect("activate", end)
    }

    package var words: String {
        guard let text = unsafe gtk_editable_get_text(entry.opaque) else { return "" }
        return unsafe String(cString: text)
    }

    package var isOpen: Bool {
        get { unsafe gtk_search_bar_get_search_mode(opaque) != 0 }
        set {
            unsafe gtk_search_bar_set_search_mode(opaque, newValue ? 1 : 0)
            if newValue { entry.grabFocus() }
        }
    }

    /// True if it has the focus.
    package var hasFocus: Bool { isOpen && holdsFocus }
}
