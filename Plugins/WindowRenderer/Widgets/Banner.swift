import Adwaita

/// A message above a pane, with a button.
package final class Banner: Widget {
    // Its natural width is not that of the message, which would widen the pane.
    private let label = Label().wrap().letters(28).expand(across: true)
    private let button: Button

    package init(_ press: @escaping () -> Void) {
        button = Button("", press)
        unsafe super.init(gtk_info_bar_new())
        unsafe gtk_info_bar_set_message_type(opaque, GTK_MESSAGE_WARNING)
        unsafe gtk_info_bar_add_child(opaque, label.pointer)
        unsafe gtk_info_bar_add_action_widget(opaque, button.pointer, 1)
        unsafe gtk_info_bar_set_show_close_button(opaque, 1)
        connect("response") { [unowned self] in hide() }
        hide()
    }

    package func show(_ words: String, press: String) {
        label.words = words
        button.words = press
        button.isVisible = !press.isEmpty
        unsafe gtk_info_bar_set_revealed(opaque, 1)
    }

    package func hide() { unsafe gtk_info_bar_set_revealed(opaque, 0) }
}
