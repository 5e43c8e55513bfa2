import FeedModel
import FeedPicturesAPI
package import PictureFormats

/// The form to convert a picture to.
package enum PictureTarget: Sendable, Hashable {
    /// A file of one of these types, with at most ``PictureTranscodingLimits/outputPixels``. At
    /// least one must be in ``makeableTypes``.
    case file(Set<ImageType>)
    /// Pixels of at most this size.
    case pixels(maximumWidth: Int, maximumHeight: Int)

    /// The flags of the decoder by the type of what they ask for.
    private static let flags: [ImageType: UInt32] = [
        .jpeg: 1 << FEED_PICTURES_JPEG, .png: 1 << FEED_PICTURES_PNG,
        .webp: 1 << FEED_PICTURES_WEBP,
    ]

    /// The file types that can be encoded.
    package static let makeableTypes = Set(flags.keys)

    /// The target as a process argument.
    var argument: String {
        switch self {
        case .file(let types):
            types.map(\.rawValue).sorted().joined(separator: ",")
        case .pixels(let width, let height): "\(width)x\(height)"
        }
    }

    /// Parses a process argument; `nil` if it is invalid.
    init?(argument: String) {
        let sides = argument.split(separator: "x")
        if sides.count == 2, let width = Int(sides[0]), let height = Int(sides[1]) {
            guard FeedImageForm.areSides(width, height) else { return nil }
            self = .pixels(maximumWidth: width, maximumHeight: height)
            return
        }
        let types = Set(
            argument.split(separator: ",").compactMap {
                ImageType(rawValue: String($0))
            })
        guard !types.isDisjoint(with: Self.makeableTypes) else { return nil }
        self = .file(types)
    }

    /// The target as flags of the decoder.
    var forms: UInt32 {
        switch self {
        case .pixels: 1 << FEED_PICTURES_PIXELS
        case .file(let types): types.reduce(0) { $0 | (Self.flags[$1] ?? 0) }
        }
    }

    /// The limits on pixels.
    var limits: feed_pictures_limits {
        let (pixels, width, height): (Int, Int, Int) =
            switch self {
            case .file: (PictureTranscodingLimits.outputPixels, 0, 0)
            case .pixels(let width, let height): (width * height, width, height)
            }
        return feed_pictures_limits(
            input_pixels: UInt64(PictureLimits.pixels), output_pixels: UInt64(pixels),
            maximum_width: UInt32(width), maximum_height: UInt32(height))
    }

    /// The largest size of the result.
    var maximumBytes: Int {
        switch self {
        case .file: PictureTranscodingLimits.outputBytes
        case .pixels(let width, let height): width * height * 4
        }
    }
}
