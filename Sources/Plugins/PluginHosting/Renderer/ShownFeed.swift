/// What is known of the feed that a renderer was shown last.
struct ShownFeed {
    /// Its number among the feeds that the renderer was shown; zero before the first.
    var revision: UInt64 = 0
    /// Its revision for those who display it.
    var givenRevision: UInt64 = 0
    /// How many items it has.
    var itemCount = 0
}
