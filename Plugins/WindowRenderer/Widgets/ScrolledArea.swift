import Adwaita

/// A scrolled area.
package final class ScrolledArea: Widget {
    /// Creates an area that scrolls `child` in one direction.
    package init(_ child: Widget, across: Bool = false) {
        unsafe super.init(gtk_scrolled_window_new())
        unsafe gtk_scrolled_window_set_policy(
            opaque, across ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER,
            across ? GTK_POLICY_NEVER : GTK_POLICY_AUTOMATIC)
        // A bar of its own shows that more stands beside; those that lie over the content hide.
        if across { unsafe gtk_scrolled_window_set_overlay_scrolling(opaque, 0) }
        unsafe gtk_scrolled_window_set_child(opaque, child.pointer)
        // The content gets its natural height, not its minimum.
        if let port = unsafe gtk_scrolled_window_get_child(opaque), unsafe port != child.pointer {
            unsafe gtk_scrollable_set_vscroll_policy(OpaquePointer(port), GTK_SCROLL_NATURAL)
            if across {
                unsafe gtk_scrollable_set_hscroll_policy(OpaquePointer(port), GTK_SCROLL_NATURAL)
            }
        }
    }

    /// Requests no width for its content.
    package func asksForNoWidth() -> Self {
        unsafe gtk_scrolled_window_set_policy(opaque, GTK_POLICY_EXTERNAL, GTK_POLICY_AUTOMATIC)
        return self
    }

    /// Lets it take the focus itself, so that no control in it or beside it does.
    package func takesFocus() -> Self {
        unsafe gtk_widget_set_focusable(pointer, 1)
        return self
    }

    /// Moves the focus from it to the first of its content that takes it. Returns false if it has not the focus.
    package func goInto() -> Bool { unsafe window_go_into(pointer) != 0 }

    /// Calls `body` after scrolling, or when the content's size changes.
    package func onScroll(_ body: @escaping () -> Void) {
        guard let adjustment = unsafe gtk_scrolled_window_get_vadjustment(opaque) else { return }
        unsafe WidgetSignals.connect(adjustment, "value-changed", body)
        unsafe WidgetSignals.connect(adjustment, "changed", body)
    }

    /// Scrolls by a fraction of the visible height; returns false if it is at the end.
    @discardableResult
    package func scroll(byPages pages: Double) -> Bool {
        let adjustment = unsafe gtk_scrolled_window_get_vadjustment(opaque)
        let value = unsafe gtk_adjustment_get_value(adjustment)
        let page = unsafe gtk_adjustment_get_page_size(adjustment)
        unsafe gtk_adjustment_set_value(adjustment, value + pages * page)
        return unsafe gtk_adjustment_get_value(adjustment) != value
    }

    /// Scrolls to a distance from the start, or as far as possible.
    package func scroll(to top: Int) {
        unsafe gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(opaque), Double(top))
    }
}
