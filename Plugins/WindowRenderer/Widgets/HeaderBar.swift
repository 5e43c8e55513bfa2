import Adwaita

/// The title bar of a pane.
package final class HeaderBar: Widget {
    private let title: Widget

    package init() {
        title = unsafe Widget(adw_window_title_new("", ""))
        unsafe super.init(adw_header_bar_new())
        unsafe adw_header_bar_set_title_widget(opaque, title.pointer)
    }

    package func show(title: String, subtitle: String = "") {
        unsafe adw_window_title_set_title(self.title.opaque, title)
        unsafe adw_window_title_set_subtitle(self.title.opaque, subtitle)
    }

    package func add(start widget: Widget) {
        unsafe adw_header_bar_pack_start(opaque, widget.pointer)
    }

    package func add(end widget: Widget) {
        unsafe adw_header_bar_pack_end(opaque, widget.pointer)
    }

    /// Shows or hides the window's own buttons.
    package func showWindowButtons(start: Bool, end: Bool) {
        unsafe adw_header_bar_set_show_start_title_buttons(opaque, start ? 1 : 0)
        unsafe adw_header_bar_set_show_end_title_buttons(opaque, end ? 1 : 0)
    }
}
