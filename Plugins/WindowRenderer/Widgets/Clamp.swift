import Adwaita

/// Limits the width of a widget to a readable line length.
package final class Clamp: Widget {
    package init(_ child: Widget, width: Int) {
        unsafe super.init(adw_clamp_new())
        unsafe adw_clamp_set_maximum_size(opaque, gint(width))
        unsafe adw_clamp_set_tightening_threshold(opaque, gint(width - 100))
        unsafe adw_clamp_set_child(opaque, child.pointer)
    }
}
