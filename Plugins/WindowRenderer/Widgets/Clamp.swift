import Adwaita

/// Limits the width of a widget to a readable line length.
package class Clamp: Widget {
    /// - Parameter margin: how much narrower `child` is before it grows more slowly.
    package init(_ child: Widget, width: Int, margin: Int = 100) {
        unsafe super.init(adw_clamp_new())
        unsafe adw_clamp_set_maximum_size(opaque, gint(width))
        unsafe adw_clamp_set_tightening_threshold(opaque, gint(width - margin))
        unsafe adw_clamp_set_child(opaque, child.pointer)
    }
}
