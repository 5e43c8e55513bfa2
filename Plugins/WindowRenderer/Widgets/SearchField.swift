import Adwaita

/// A bar for a text to filter by or to search for.
package final class SearchField: Widget {
    private let entry: Widget
    /// True while the program changes the text.
    private var isQuiet = false

    /// - Parameters:
    ///   - change: called with the text after each change by the user.
    ///   - end: called with the text when the user confirms it.
    package init(change: @escaping (String) -> Void, end: @escaping (String) -> Void) {
        entry = unsafe Widget(gtk_search_entry_new())
        entry.expand(across: true)
        unsafe super.init(gtk_search_bar_new())
        unsafe gtk_search_bar_set_child(opaque, entry.pointer)
        unsafe gtk_search_bar_connect_entry(opaque, entry.opaque)
        entry.connect("changed") { [unowned self] in if !isQuiet { change(words) } }
        entry.connect("activate") { [unowned self] in end(words) }
    }

    private var words: String {
        guard let text = unsafe gtk_editable_get_text(entry.opaque) else { return "" }
        return unsafe String(cString: text)
    }

    /// Opens it with a text to be changed; `prompt` says what it is for.
    package func begin(_ text: String, prompt: String) {
        unsafe window_prompt(entry.pointer, prompt)
        show(text, isOpen: true)
        entry.grabFocus()
        unsafe gtk_editable_select_region(entry.opaque, 0, -1)
    }

    /// Shows the text in force; closes if there is none.
    package func follow(_ text: String) { show(text, isOpen: !text.isEmpty) }

    private func show(_ text: String, isOpen: Bool) {
        isQuiet = true
        defer { isQuiet = false }
        // A bar that closes clears its text.
        unsafe gtk_search_bar_set_search_mode(opaque, isOpen ? 1 : 0)
        guard !words.utf8.elementsEqual(text.utf8) else { return }
        unsafe gtk_editable_set_text(entry.opaque, text)
    }

    package var isOpen: Bool { unsafe gtk_search_bar_get_search_mode(opaque) != 0 }

    /// True if it has the focus.
    package var hasFocus: Bool { isOpen && holdsFocus }
}
