import Adwaita

/// A picture at its size, or smaller where there is less room.
package final class Picture: Widget {
    package init(_ texture: Texture, words: String) {
        unsafe super.init(gtk_picture_new_for_paintable(texture.pointer))
        unsafe gtk_picture_set_can_shrink(opaque, 1)
        unsafe gtk_picture_set_content_fit(opaque, GTK_CONTENT_FIT_SCALE_DOWN)
        if !words.isEmpty { unsafe gtk_picture_set_alternative_text(opaque, words) }
    }
}
