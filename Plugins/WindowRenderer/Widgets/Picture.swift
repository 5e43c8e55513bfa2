import Adwaita

/// Shows a picture at its size, or smaller if there is less space.
package final class Picture: Clamp {
    /// - Parameter scale: device pixels per logical pixel.
    package init(_ texture: Texture, words: String, scale: Int) {
        let picture = unsafe Widget(gtk_picture_new_for_paintable(texture.pointer))
        unsafe gtk_picture_set_can_shrink(picture.opaque, 1)
        if !words.isEmpty { unsafe gtk_picture_set_alternative_text(picture.opaque, words) }
        super.init(picture, width: max(texture.width / max(scale, 1), 1), margin: 0)
    }
}
