import FeedModel

extension String {
    /// As much of it as any label has room for: the whole one would be laid out, which takes longer than the
    /// text grows, and an X server ends a window with a title of a megabyte.
    var shown: String { cut(to: 1_000) }
}
