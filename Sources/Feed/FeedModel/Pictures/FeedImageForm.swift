/// The form of a requested picture.
public enum FeedImageForm: Sendable, Hashable {
    /// Encoded, as in the file.
    case file
    /// Decoded, scaled down proportionally to at most this size.
    case pixels(maximumWidth: Int, maximumHeight: Int)

    /// The largest width or height that may be requested.
    public static let maximumSide = 8_192
    /// The largest number of pixels that may be requested, which take 64 MB.
    public static let maximumPixels = 16 << 20

    /// Returns true if this size may be requested.
    public static func areSides(_ width: Int, _ height: Int) -> Bool {
        (1...maximumSide).contains(width) && (1...maximumSide).contains(height)
            && width * height <= maximumPixels
    }
}
