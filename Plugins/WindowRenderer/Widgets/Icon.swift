import Adwaita

/// An icon of the theme.
package final class Icon: Widget {
    package init(_ name: String) {
        unsafe super.init(gtk_image_new_from_icon_name(name))
    }
}
