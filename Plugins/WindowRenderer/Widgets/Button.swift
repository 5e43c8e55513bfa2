import Adwaita

/// A button with a label or an icon.
package final class Button: Widget {
    /// Creates a button with an icon of the theme; `words` describe it.
    package init(icon: String, _ words: String, _ press: @escaping () -> Void) {
        unsafe super.init(gtk_button_new_from_icon_name(icon))
        tip(words)
        connect("clicked", press)
    }

    package init(_ words: String, _ press: @escaping () -> Void) {
        unsafe super.init(gtk_button_new_with_label(words))
        connect("clicked", press)
    }

    /// Creates a button that looks like a link and wraps its label.
    package init(link words: String, _ press: @escaping () -> Void) {
        unsafe super.init(gtk_button_new())
        let label = Label(words).wrap()
        unsafe gtk_button_set_child(cast(to: GtkButton.self), label.pointer)
        style("flat", "file")
        align(across: .start)
        connect("clicked", press)
    }

    /// The name of its icon in the theme.
    package var icon: String = "" {
        didSet { unsafe gtk_button_set_icon_name(cast(to: GtkButton.self), icon) }
    }

    package var words: String = "" {
        didSet { unsafe gtk_button_set_label(cast(to: GtkButton.self), words) }
    }
}
