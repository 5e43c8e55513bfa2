import Adwaita

/// A small square picture, or a placeholder.
package final class Thumbnail: Widget {
    private let side: Int

    package init(side: Int) {
        self.side = side
        unsafe super.init(gtk_image_new())
        size(width: side, height: side)
        style("thumbnail")
        unsafe gtk_widget_set_overflow(pointer, GTK_OVERFLOW_HIDDEN)
    }

    package func show(_ texture: Texture?) {
        guard let texture else {
            unsafe gtk_image_clear(opaque)
            return
        }
        unsafe gtk_image_set_pixel_size(opaque, gint(side))
        unsafe gtk_image_set_from_paintable(opaque, texture.middle)
    }

    /// Shows an icon of the theme instead.
    package func show(icon: String) {
        // Icons of this size exist as pixels: a sandboxed process can't load the SVG reader.
        unsafe gtk_image_set_pixel_size(opaque, side > 32 ? 32 : 16)
        unsafe gtk_image_set_from_icon_name(opaque, icon)
    }
}
