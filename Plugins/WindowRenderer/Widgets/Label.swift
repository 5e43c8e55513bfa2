import Adwaita

/// A text.
package final class Label: Widget {
    package init(_ words: String = "") {
        unsafe super.init(gtk_label_new(words.shown))
        unsafe gtk_label_set_xalign(opaque, 0)
    }

    package var words: String {
        get { unsafe String(cString: gtk_label_get_text(opaque)) }
        set { unsafe gtk_label_set_text(opaque, newValue.shown) }
    }

    /// Shows Pango markup, and calls `open` with the address of an activated link.
    package func markup(_ markup: String, open: ((String) -> Void)? = nil) -> Self {
        unsafe gtk_label_set_markup(opaque, markup)
        if let open { unsafe WidgetSignals.connectLink(pointer, open) }
        return self
    }

    /// Wraps long lines; words that are wider than a line are broken without a hyphen, since addresses have
    /// none.
    @discardableResult
    package func wrap() -> Self {
        unsafe gtk_label_set_wrap(opaque, 1)
        unsafe gtk_label_set_wrap_mode(opaque, PANGO_WRAP_WORD_CHAR)
        let attributes = unsafe pango_attr_list_new()
        unsafe pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
        unsafe gtk_label_set_attributes(opaque, attributes)
        unsafe pango_attr_list_unref(attributes)
        return self
    }

    /// Wraps lines between words only, at about `letters` characters.
    @discardableResult
    package func wrapWords(at letters: Int) -> Self {
        unsafe gtk_label_set_wrap(opaque, 1)
        unsafe gtk_label_set_wrap_mode(opaque, PANGO_WRAP_WORD)
        return self.letters(letters)
    }

    /// Truncates the text after `lines` lines.
    package func cut(lines: Int = 1) -> Self {
        if lines > 1 {
            wrap()
            unsafe gtk_label_set_lines(opaque, gint(lines))
        }
        unsafe gtk_label_set_ellipsize(opaque, PANGO_ELLIPSIZE_END)
        return self
    }

    /// Sets the natural width in characters, instead of that of the whole text.
    package func letters(_ count: Int) -> Self {
        unsafe gtk_label_set_max_width_chars(opaque, gint(count))
        return self
    }

    /// Aligns the text in its width: 0 is where it begins, 1 where it ends.
    @discardableResult
    package func align(text: Float) -> Self {
        unsafe gtk_label_set_xalign(opaque, text)
        return self
    }

    /// Lays out each line in the direction of the widget, also one whose letters have the other direction.
    package func keepDirection() {
        // GTK makes another layout for a label that enters a window.
        connect("map") { [opaque = unsafe opaque] in
            unsafe pango_layout_set_auto_dir(gtk_label_get_layout(opaque), 0)
        }
    }

    /// Lets the user select and copy the text.
    package func selectable() -> Self {
        unsafe gtk_label_set_selectable(opaque, 1)
        return self
    }

    /// A number that changes with the font or font size.
    package static var letters: UInt32 { window_letters() }

    /// Returns the height of a number of lines.
    package func height(ofLines lines: Int) -> Int {
        let words = Array(repeating: "X", count: lines).joined(separator: "\n")
        guard let layout = unsafe gtk_widget_create_pango_layout(pointer, words) else { return 0 }
        defer { unsafe g_object_unref(UnsafeMutableRawPointer(layout)) }
        var height: gint = 0
        unsafe pango_layout_get_pixel_size(layout, nil, &height)
        return Int(height)
    }
}
