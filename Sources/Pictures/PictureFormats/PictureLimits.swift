/// How large a picture may be.
package enum PictureLimits {
    /// How many pixels: 64 million, a quarter of a gigabyte when decoded.
    package static let pixels = 64_000_000
    /// How many pixels in one direction.
    package static let side = 32_767
}
