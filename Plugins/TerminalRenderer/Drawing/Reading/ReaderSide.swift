/// The active pane.
enum ReaderSide {
    case feeds
    case list
    case article
}
