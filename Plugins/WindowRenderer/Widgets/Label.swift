import Adwaita

/// Words.
package final class Label: Widget {
    package init(_ words: String = "") {
        unsafe super.init(gtk_label_new(words))
        unsafe gtk_label_set_xalign(opaque, 0)
    }

    package var words: String {
        get { unsafe String(cString: gtk_label_get_text(opaque)) }
        set { unsafe gtk_label_set_text(opaque, newValue) }
    }

    /// Shows Pango's markup, and calls `open` with the address of a link that is chosen.
    @discardableResult
    package func markup(_ markup: String, open: ((String) -> Void)? = nil) -> Self {
        unsafe gtk_label_set_markup(opaque, markup)
        if let open { unsafe Signals.connectLink(pointer, open) }
        return self
    }

    /// Breaks lines that are too long.
    @discardableResult
    package func wrap() -> Self {
        unsafe gtk_label_set_wrap(opaque, 1)
        unsafe gtk_label_set_wrap_mode(opaque, PANGO_WRAP_WORD_CHAR)
        return self
    }

    /// Leaves out, after `lines` lines, what does not fit.
    @discardableResult
    package func cut(lines: Int = 1) -> Self {
        if lines > 1 {
            wrap()
            unsafe gtk_label_set_lines(opaque, gint(lines))
        }
        unsafe gtk_label_set_ellipsize(opaque, PANGO_ELLIPSIZE_END)
        return self
    }

    /// Asks for the room of about so many letters, and not for that of all its words.
    @discardableResult
    package func letters(_ count: Int) -> Self {
        unsafe gtk_label_set_max_width_chars(opaque, gint(count))
        return self
    }

    /// Lets its words be selected and copied.
    @discardableResult
    package func selectable() -> Self {
        unsafe gtk_label_set_selectable(opaque, 1)
        return self
    }

    /// A number that is another one when letters have another look or size.
    package static var letters: UInt32 { window_letters() }

    /// How high so many lines are in its letters.
    package func height(ofLines lines: Int) -> Int {
        let words = Array(repeating: "X", count: lines).joined(separator: "\n")
        guard let layout = unsafe gtk_widget_create_pango_layout(pointer, words) else { return 0 }
        defer { unsafe g_object_unref(UnsafeMutableRawPointer(layout)) }
        var height: gint = 0
        unsafe pango_layout_get_pixel_size(layout, nil, &height)
        return Int(height)
    }
}
