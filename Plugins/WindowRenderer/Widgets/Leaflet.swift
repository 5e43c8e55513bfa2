import Adwaita

/// Two panes side by side, or one of them if there is not enough width.
package final class Leaflet: Widget {
    private let first: Widget
    private let second: Widget
    private let line = Separator(down: true)

    /// - Parameters:
    ///   - widths: of the first pane, which the user can drag; `nil` if its width is fixed.
    ///   - fold: called when panes become visible or hidden.
    package init(
        _ first: Widget, _ second: Widget, widths: ClosedRange<Int>? = nil,
        fold: @escaping () -> Void
    ) {
        self.first = first
        self.second = second
        unsafe super.init(adw_leaflet_new())
        unsafe adw_leaflet_append(opaque, first.pointer)
        let page = unsafe adw_leaflet_append(opaque, line.pointer)
        unsafe adw_leaflet_page_set_navigatable(page, 0)
        if let widths { letDrag(line, widths) }
        unsafe adw_leaflet_append(opaque, second.pointer)
        unsafe adw_leaflet_set_can_navigate_back(opaque, 1)
        connect("notify::folded", fold)
        connect("notify::visible-child", fold)
    }

    private func letDrag(_ line: Separator, _ widths: ClosedRange<Int>) {
        guard let drag = unsafe gtk_gesture_drag_new() else { return }
        line.style("handle")
        unsafe gtk_widget_set_cursor_from_name(line.pointer, "col-resize")
        unsafe WidgetSignals.connect(UnsafeMutableRawPointer(drag), "drag-update") {
            [unowned self] in
            let width = unsafe Int(window_dragged_to(drag, pointer))
            first.size(width: min(max(width, widths.lowerBound), widths.upperBound))
        }
        unsafe gtk_widget_add_controller(line.pointer, drag)
    }

    /// False if the first pane has nothing to show, and is left out.
    package var hasFirst = true {
        didSet { for part in [first, line] { part.isVisible = hasFirst } }
    }

    /// True if only one pane is visible.
    package var isFolded: Bool { unsafe adw_leaflet_get_folded(opaque) != 0 }

    /// True if the second pane is the visible or focused one.
    package var showsSecond: Bool {
        get { unsafe adw_leaflet_get_visible_child(opaque) == second.pointer }
        set { unsafe adw_leaflet_set_visible_child(opaque, (newValue ? second : first).pointer) }
    }
}
