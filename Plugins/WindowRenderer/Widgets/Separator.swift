import Adwaita

/// A separator line.
package final class Separator: Widget {
    package init(down: Bool = false) {
        unsafe super.init(
            gtk_separator_new(down ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL))
    }
}
