/// That all pictures together took more than they may, so that the rest is left out.
enum PicturesLeftOut: Error, Equatable {
    /// More bytes.
    case tooLarge(bytes: Int)
    /// More time.
    case tooSlow(milliseconds: Int64)
}
