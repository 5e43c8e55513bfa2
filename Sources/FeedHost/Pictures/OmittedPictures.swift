/// A limit of all pictures together was reached, so the rest is left out.
enum OmittedPictures: Error, Equatable {
    case tooLarge(bytes: Int)
    case tooSlow(milliseconds: Int64)
}
