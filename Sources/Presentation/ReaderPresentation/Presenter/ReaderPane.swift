/// Where the user is.
enum ReaderPane {
    case feeds, items, article
}
