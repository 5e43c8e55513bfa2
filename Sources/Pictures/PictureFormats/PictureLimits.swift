/// The largest allowed picture.
package enum PictureLimits {
    /// 64 million pixels, which take 256 MB decoded.
    package static let pixels = 64_000_000
    /// The largest width or height, in pixels.
    package static let side = 32_767
}
