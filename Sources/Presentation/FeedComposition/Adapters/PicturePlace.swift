/// Where a picture is that was asked for.
enum PicturePlace: Equatable {
    /// The request is of another feed than that on show, or of an item outside it.
    case outside
    /// There is none, or it is not to be loaded.
    case nowhere
    /// At an address that may be loaded.
    case at(String)
}
