import FeedModel
import FeedPicturesAPI
package import PictureFormats

/// The form that a picture is to get in the process that decodes it.
package enum PictureOrder: Sendable, Hashable {
    /// A file of one of these types, of at most ``PictureTranscodingLimits/outputPixels``. Of use are
    /// those in ``makeableTypes``; there must be one.
    case file(Set<ImageType>)
    /// Pixels of at most this size.
    case pixels(maximumWidth: Int, maximumHeight: Int)

    /// The types of files that can be made.
    package static let makeableTypes: Set<ImageType> = [.jpeg, .png, .webp]

    private static let separator: Character = ","
    private static let between: Character = "x"

    /// The order as an argument of a process.
    var argument: String {
        switch self {
        case .file(let types):
            types.map(\.rawValue).sorted().joined(separator: String(Self.separator))
        case .pixels(let width, let height): "\(width)\(Self.between)\(height)"
        }
    }

    /// Reads such an argument; `nil` where it orders nothing that can be made.
    init?(argument: String) {
        let sides = argument.split(separator: Self.between)
        if sides.count == 2, let width = Int(sides[0]), let height = Int(sides[1]) {
            guard FeedImageForm.areSides(width, height) else { return nil }
            self = .pixels(maximumWidth: width, maximumHeight: height)
            return
        }
        let types = Set(
            argument.split(separator: Self.separator).compactMap {
                ImageType(rawValue: String($0))
            })
        guard !types.isDisjoint(with: Self.makeableTypes) else { return nil }
        self = .file(types)
    }

    /// The order as the decoder takes it.
    var forms: UInt32 {
        switch self {
        case .pixels: Self.bit(FEED_PICTURES_PIXELS)
        case .file(let types):
            types.reduce(0) { set, type in
                switch type {
                case .jpeg: set | Self.bit(FEED_PICTURES_JPEG)
                case .webp: set | Self.bit(FEED_PICTURES_WEBP)
                case .png: set | Self.bit(FEED_PICTURES_PNG)
                default: set
                }
            }
        }
    }

    private static func bit(_ form: Int) -> UInt32 { 1 << UInt32(form) }

    /// How many pixels there may be.
    var limits: feed_pictures_limits {
        switch self {
        case .file:
            feed_pictures_limits(
                input_pixels: UInt64(PictureLimits.pixels),
                output_pixels: UInt64(PictureTranscodingLimits.outputPixels),
                maximum_width: 0, maximum_height: 0)
        case .pixels(let width, let height):
            feed_pictures_limits(
                input_pixels: UInt64(PictureLimits.pixels),
                output_pixels: UInt64(width * height),
                maximum_width: UInt32(width), maximum_height: UInt32(height))
        }
    }

    /// How many bytes there may be of what it becomes.
    var maximumBytes: Int {
        switch self {
        case .file: PictureTranscodingLimits.outputBytes
        case .pixels(let width, let height): width * height * 4
        }
    }
}
