/// The numbers of unread and starred items of a source.
struct SourceCounts {
    var unread: Int
    var starred: Int
}
