import Adwaita

/// A button with a label or an icon.
package final class Button: Widget {
    private init(_ made: UnsafeMutablePointer<GtkWidget>?, press: @escaping () -> Void) {
        unsafe super.init(made)
        // Keys stay those of the pane. The tabulator still reaches it.
        unsafe gtk_widget_set_focus_on_click(pointer, 0)
        connect("clicked", press)
    }

    /// Creates a button with an icon of the theme; `words` describe it.
    package convenience init(icon: String, _ words: String, _ press: @escaping () -> Void) {
        unsafe self.init(gtk_button_new_from_icon_name(icon), press: press)
        tip(words)
    }

    package convenience init(_ words: String, _ press: @escaping () -> Void) {
        unsafe self.init(gtk_button_new_with_label(words), press: press)
    }

    /// Creates a button that looks like a link and wraps its label.
    package convenience init(link words: String, _ press: @escaping () -> Void) {
        unsafe self.init(gtk_button_new(), press: press)
        let label = Label(words).wrap()
        unsafe gtk_button_set_child(cast(to: GtkButton.self), label.pointer)
        style("flat", "file")
        align(across: .start)
    }

    /// The name of its icon in the theme.
    package var icon: String = "" {
        didSet { unsafe gtk_button_set_icon_name(cast(to: GtkButton.self), icon) }
    }

    package var words: String = "" {
        didSet { unsafe gtk_button_set_label(cast(to: GtkButton.self), words) }
    }
}
