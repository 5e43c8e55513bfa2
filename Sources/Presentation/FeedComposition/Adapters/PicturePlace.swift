/// The address of a requested picture, if it may be loaded.
enum PicturePlace: Equatable {
    /// The request names another feed than the one on show, or an item outside it.
    case outside
    /// There is none, or it must not be loaded.
    case nowhere
    case at(String)
}
