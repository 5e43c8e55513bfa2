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
        leave()
        entry.onAnyPress(of: 1) { [unowned self] in
            isTyping = true
            canFocus = true
        }
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
        // One too long to be shown would be confirmed without its end.
        show(text == text.shown ? text : "", isOpen: true)
        isTyping = true
        canFocus = true
        entry.grabFocus()
        unsafe gtk_editable_select_region(entry.opaque, 0, -1)
    }

    /// Takes no keys until it begins again or is clicked.
    ///
    /// GTK moves the focus by itself where the row that has it goes, and would move it here: keys would be typed
    /// into a filter that the user has left.
    package func leave() {
        isTyping = false
        canFocus = false
        guard holdsFocus, let root = unsafe gtk_widget_get_root(pointer) else { return }
        unsafe gtk_root_set_focus(root, nil)
    }

    private var canFocus = true {
        didSet { unsafe gtk_widget_set_can_focus(entry.pointer, canFocus ? 1 : 0) }
    }

    /// True from its begin until the user ends it or goes elsewhere, also while GTK has moved the focus away.
    private var isTyping = false

    /// The user goes elsewhere, by a click or the tabulator.
    package func letGo() { isTyping = false }

    /// Takes the focus back if GTK has moved it away; returns what then has the keys, nil if it had the focus.
    func takeBack() -> UnsafeMutablePointer<GtkWidget>? {
        if entry.holdsFocus { return nil }
        entry.grabFocus()
        guard let text = unsafe gtk_editable_get_delegate(entry.opaque) else { return nil }
        return unsafe UnsafeMutablePointer<GtkWidget>(text)
    }

    /// Shows the text in force; closes if there is none.
    package func follow(_ text: String) { show(text, isOpen: !text.isEmpty) }

    private func show(_ text: String, isOpen: Bool) {
        isQuiet = true
        defer { isQuiet = false }
        // The bar does not know its field: it would give it the focus whenever it opens.
        unsafe gtk_search_bar_set_search_mode(opaque, isOpen ? 1 : 0)
        guard !words.utf8.elementsEqual(text.utf8) else { return }
        unsafe gtk_editable_set_text(entry.opaque, text)
    }

    package var isOpen: Bool { unsafe gtk_search_bar_get_search_mode(opaque) != 0 }

    /// True if keys are for it.
    package var takesKeys: Bool { isOpen && (isTyping || holdsFocus) }
}
