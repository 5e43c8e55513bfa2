/// The suitability of a picture for its article.
package enum PictureWorth: Sendable, Comparable {
    /// A symbol, tracking pixel, formula or placeholder: never the picture of an article.
    case none
    /// Acceptable for lack of a better one.
    case unlikely
    /// A photo or drawing, as far as its address and size tell.
    case photo

    /// The worth of the picture at `address`, a URL, by its host and path.
    package static func of(address: Span<UInt8>) -> PictureWorth {
        let hasKeyword = PictureAddress.hasKeyword(0..<address.count, in: address)
        return hasKeyword ? PictureAddress(address).worth : .photo
    }

    /// Returns true for a displayed size in pixels that only photos and drawings have.
    static func isOfPhotoSize(width: Int?, height: Int?) -> Bool {
        guard let width, let height else { return false }
        return min(width, height) >= 150 && max(width, height) >= 300
    }

    /// The worth of a picture by its displayed size in pixels.
    static func of(width: Int?, height: Int?) -> PictureWorth {
        guard let width, let height else {
            guard let side = width ?? height else { return .photo }
            return side <= 32 ? .none : .photo
        }
        let small = min(width, height)
        let large = max(width, height)
        if small <= 8 || large <= 48 { return .none }
        // A rule or separator.
        if small <= 32, large >= 6 * small { return .none }
        return large <= 64 ? .unlikely : .photo
    }
}
