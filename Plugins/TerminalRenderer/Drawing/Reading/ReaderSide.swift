/// The pane that keys are for.
enum ReaderSide: Int, Sendable {
    case feeds
    case list
    case article
}
