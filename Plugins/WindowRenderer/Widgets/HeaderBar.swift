import Adwaita

/// The title bar of a pane.
package final class HeaderBar: Widget {
    // They fill the width between the buttons, whatever their length: the pane's width stays. In a narrow one
    // that is at least as wide as some letters, beside the middle.
    private let title = Label().cut().letters(14).align(text: 0.5).style("title")
    private let subtitle = Label().cut().letters(14).align(text: 0.5).style("subtitle")

    package init() {
        let titles = Box(down: true, [title, subtitle])
        titles.expand(across: true).align(down: .center)
        unsafe super.init(adw_header_bar_new())
        unsafe adw_header_bar_set_title_widget(opaque, titles.pointer)
        subtitle.isVisible = false
    }

    package func show(title: String, subtitle: String = "") {
        self.title.words = title
        self.subtitle.words = subtitle
        self.subtitle.isVisible = !subtitle.isEmpty
    }

    /// Adds widgets from both ends towards the middle.
    package func add(start: [Widget], end: [Widget]) {
        for widget in start { unsafe adw_header_bar_pack_start(opaque, widget.pointer) }
        for widget in end { unsafe adw_header_bar_pack_end(opaque, widget.pointer) }
    }

    /// Shows or hides the window's own buttons.
    package func showWindowButtons(start: Bool, end: Bool) {
        unsafe adw_header_bar_set_show_start_title_buttons(opaque, start ? 1 : 0)
        unsafe adw_header_bar_set_show_end_title_buttons(opaque, end ? 1 : 0)
    }
}
