import Adwaita

/// A button with a label or an icon.
package final class Button: Widget {
    /// Creates a button with an icon of the theme; `words` describe it.
    package init(icon: String, _ words: String, _ press: @escaping () -> Void) {
        unsafe super.init(gtk_button_new_from_icon_name(icon))
        leavesFocus().tip(words)
        connect("clicked", press)
    }

    package init(_ words: String, _ press: @escaping () -> Void) {
        unsafe super.init(gtk_button_new_with_label(words))
        leavesFocus()
        connect("clicked", press)
    }

    /// Creates a button that looks like a link and wraps its label.
    package init(link words: String, _ press: @escaping () -> Void) {
        unsafe super.init(gtk_button_new())
        let label = Label(words).wrap()
        unsafe gtk_button_set_child(cast(to: GtkButton.self), label.pointer)
        leavesFocus().style("flat", "file")
        align(across: .start)
        connect("clicked", press)
    }

    /// Takes no focus by a click, so that keys stay those of the pane. The tabulator still reaches it.
    @discardableResult
    package func leavesFocus() -> Self {
        unsafe gtk_widget_set_focus_on_click(pointer, 0)
        return self
    }

    /// The name of its icon in the theme.
    package var icon: String = "" {
        didSet { unsafe gtk_button_set_icon_name(cast(to: GtkButton.self), icon) }
    }

    package var words: String = "" {
        didSet { unsafe gtk_button_set_label(cast(to: GtkButton.self), words) }
    }
}
