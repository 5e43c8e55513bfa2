/// The pane that keys are for.
enum ReaderSide {
    case feeds
    case list
    case article
}
