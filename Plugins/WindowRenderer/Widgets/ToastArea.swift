import Adwaita

/// Shows short-lived messages over a widget.
@safe package final class ToastArea: Widget {
    private let child: Widget
    /// The visible message, replaced by the next one.
    private var last: OpaquePointer?

    package init(_ child: Widget) {
        self.child = child
        unsafe last = nil
        unsafe super.init(adw_toast_overlay_new())
        unsafe adw_toast_overlay_set_child(opaque, child.pointer)
    }

    deinit { forgetLast() }

    package func show(_ words: String) {
        if let last = unsafe last { unsafe adw_toast_dismiss(last) }
        forgetLast()
        // Titles are parsed as markup.
        let escaped = unsafe g_markup_escape_text(words, -1)
        defer { unsafe g_free(escaped) }
        guard let toast = unsafe adw_toast_new(escaped) else { return }
        unsafe adw_toast_set_timeout(toast, 4)
        unsafe g_object_ref(UnsafeMutableRawPointer(toast))
        unsafe last = unsafe toast
        unsafe adw_toast_overlay_add_toast(opaque, toast)
    }

    private func forgetLast() {
        if let last = unsafe last { unsafe g_object_unref(UnsafeMutableRawPointer(last)) }
        unsafe last = nil
    }
}
