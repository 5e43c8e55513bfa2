/// How many items of a source are unread, and how many are starred.
struct SourceCounts {
    var unread: Int
    var starred: Int
}
