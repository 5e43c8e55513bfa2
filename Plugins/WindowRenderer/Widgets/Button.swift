import Adwaita

/// A button with words or a sign.
package final class Button: Widget {
    /// A button with a sign of the theme, called `icon`; `words` say what it does.
    package init(icon: String, _ words: String, _ press: @escaping () -> Void) {
        unsafe super.init(gtk_button_new_from_icon_name(icon))
        tip(words)
        connect("clicked", press)
    }

    package init(_ words: String, _ press: @escaping () -> Void) {
        unsafe super.init(gtk_button_new_with_label(words))
        connect("clicked", press)
    }

    /// A button with words that take several lines where they have to, and a look like a link's.
    package init(link words: String, _ press: @escaping () -> Void) {
        unsafe super.init(gtk_button_new())
        let label = Label(words).wrap()
        unsafe gtk_button_set_child(cast(to: GtkButton.self), label.pointer)
        style("flat", "file")
        align(across: .start)
        connect("clicked", press)
    }

    /// The sign on it, by its name in the theme.
    package var icon: String = "" {
        didSet { unsafe gtk_button_set_icon_name(cast(to: GtkButton.self), icon) }
    }

    package var words: String = "" {
        didSet { unsafe gtk_button_set_label(cast(to: GtkButton.self), words) }
    }
}
