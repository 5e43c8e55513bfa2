/// How likely a picture is one to show for the article it stands in.
public enum PictureWorth: Sendable, Comparable {
    /// A sign, a counter, a formula, a stand-in: never the picture of an article.
    case none
    /// It may be one where there is no better.
    case unlikely
    case photo

    /// The worth of the picture at `address`, which is a URL, by its host and its names.
    public static func of(address: Span<UInt8>) -> PictureWorth {
        let isTelling = PictureAddress.isTelling(0..<address.count, in: address)
        return isTelling ? PictureAddress(address).worth : .photo
    }

    /// The worth of a picture of that size, as it is shown; `nil` where a side is not known.
    static func of(width: Int?, height: Int?) -> PictureWorth {
        guard let width, let height else {
            guard let side = width ?? height else { return .photo }
            return side <= 32 ? .none : .photo
        }
        let small = min(width, height)
        let large = max(width, height)
        if small <= 8 || large <= 48 { return .none }
        // A line, or what parts two sections.
        if small <= 32, large >= 6 * small { return .none }
        return large <= 64 ? .unlikely : .photo
    }
}
