import Adwaita

/// A small square picture, or an empty place for one.
package final class Thumbnail: Widget {
    package init(side: Int) {
        unsafe super.init(gtk_image_new())
        unsafe gtk_image_set_pixel_size(opaque, gint(side))
        style("thumbnail")
        clip()
    }

    package func show(_ texture: Texture?) {
        guard let texture else {
            unsafe gtk_image_clear(opaque)
            return
        }
        unsafe gtk_image_set_from_paintable(opaque, texture.middle)
    }

    /// Shows a sign of the theme instead.
    package func show(icon: String) {
        unsafe gtk_image_set_from_icon_name(opaque, icon)
    }
}
