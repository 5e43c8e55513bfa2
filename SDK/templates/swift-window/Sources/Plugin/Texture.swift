import CGTK
import FeedModel
import FeedPluginKit

/// A picture as GTK shows it.
final class Texture {
    let paintable: OpaquePointer

    /// Creates a texture of pixels.
    init(_ pixels: FeedImagePixels) {
        let bytes = pixels.bytes.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
        defer { g_bytes_unref(bytes) }
        paintable = gdk_memory_texture_new(
            gint(pixels.width), gint(pixels.height), GDK_MEMORY_R8G8B8A8_PREMULTIPLIED, bytes,
            gsize(pixels.bytesPerRow))
    }

    deinit {
        g_object_unref(UnsafeMutableRawPointer(paintable))
    }
}
