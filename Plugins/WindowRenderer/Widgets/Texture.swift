import Adwaita
package import FeedModel

/// A GTK texture.
@safe package final class Texture {
    let pointer: OpaquePointer
    /// The central square, for lists.
    let middle: OpaquePointer
    package let width: Int
    package let byteCount: Int

    /// Creates a texture; `nil` if `pixels` are empty or inconsistent.
    package init?(_ pixels: FeedImagePixels) {
        let row = pixels.bytesPerRow
        guard pixels.width > 0, pixels.height > 0, row >= 4 * pixels.width,
            pixels.bytes.count / row >= pixels.height,
            let bytes = unsafe pixels.bytes.withUnsafeBytes({
                unsafe g_bytes_new($0.baseAddress, gsize($0.count))
            })
        else { return nil }
        defer { unsafe g_bytes_unref(bytes) }
        let side = min(pixels.width, pixels.height)
        let left = (pixels.width - side) / 2
        let top = (pixels.height - side) / 2
        let start = top * row + 4 * left
        guard let whole = unsafe Self.texture(pixels.width, pixels.height, bytes, row) else {
            return nil
        }
        let part = unsafe g_bytes_new_from_bytes(
            bytes, gsize(start), gsize((side - 1) * row + 4 * side))
        defer { unsafe g_bytes_unref(part) }
        guard let part = unsafe part, let square = unsafe Self.texture(side, side, part, row) else {
            unsafe g_object_unref(UnsafeMutableRawPointer(whole))
            return nil
        }
        width = pixels.width
        byteCount = pixels.bytes.count
        unsafe pointer = unsafe whole
        unsafe middle = unsafe square
    }

    private static func texture(
        _ width: Int, _ height: Int, _ bytes: OpaquePointer, _ row: Int
    ) -> OpaquePointer? {
        unsafe gdk_memory_texture_new(
            gint(width), gint(height), GDK_MEMORY_R8G8B8A8_PREMULTIPLIED, bytes, gsize(row))
    }

    deinit {
        unsafe g_object_unref(UnsafeMutableRawPointer(pointer))
        unsafe g_object_unref(UnsafeMutableRawPointer(middle))
    }
}
