import Adwaita

/// A message that replaces missing content.
package final class StatusPage: Widget {
    package init(icon: String) {
        unsafe super.init(adw_status_page_new())
        unsafe adw_status_page_set_icon_name(opaque, icon)
        style("compact")
    }

    package func show(_ title: String, _ description: String = "", _ child: Widget? = nil) {
        unsafe adw_status_page_set_title(opaque, title.shown)
        // It is parsed as markup, unlike the title.
        unsafe adw_status_page_set_description(opaque, escaped(description.shown))
        unsafe adw_status_page_set_child(opaque, child?.pointer)
    }

    private func escaped(_ text: String) -> String {
        guard let escaped = unsafe g_markup_escape_text(text, -1) else { return "" }
        defer { unsafe g_free(escaped) }
        return unsafe String(cString: escaped)
    }
}
