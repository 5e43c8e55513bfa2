/// The form in which a picture is wanted.
public enum FeedImageForm: Sendable, Hashable {
    /// As a file, for whoever decodes it.
    case file
    /// As pixels of at most this size: in the same proportions, and never larger than it is.
    case pixels(maximumWidth: Int, maximumHeight: Int)

    /// How many pixels may be asked for in one direction.
    public static let maximumSide = 8_192
    /// How many pixels may be asked for in all: 64 MB of them.
    public static let maximumPixels = 16 << 20

    /// Returns true where so many pixels in the one and the other direction may be asked for.
    public static func areSides(_ width: Int, _ height: Int) -> Bool {
        (1...maximumSide).contains(width) && (1...maximumSide).contains(height)
            && width * height <= maximumPixels
    }
}
