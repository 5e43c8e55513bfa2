import Adwaita

/// Two panes side by side, or one of them if there is not enough width.
package final class Leaflet: Widget {
    private let first: Widget
    private let second: Widget

    package init(_ first: Widget, _ second: Widget, fold: @escaping () -> Void) {
        self.first = first
        self.second = second
        unsafe super.init(adw_leaflet_new())
        unsafe adw_leaflet_append(opaque, first.pointer)
        let line = Separator(down: true)
        let page = unsafe adw_leaflet_append(opaque, line.pointer)
        unsafe adw_leaflet_page_set_navigatable(page, 0)
        unsafe adw_leaflet_append(opaque, second.pointer)
        unsafe adw_leaflet_set_can_navigate_back(opaque, 1)
        connect("notify::folded", fold)
        connect("notify::visible-child", fold)
    }

    /// True if only one pane is visible.
    package var isFolded: Bool { unsafe adw_leaflet_get_folded(opaque) != 0 }

    /// True if the second pane is the visible or focused one.
    package var showsSecond: Bool {
        get { unsafe adw_leaflet_get_visible_child(opaque) == second.pointer }
        set { unsafe adw_leaflet_set_visible_child(opaque, (newValue ? second : first).pointer) }
    }
}
