import FeedViews

/// The page's settings for an item's content.
struct ContentSetting {
    /// The prefix of identifiers, which makes them unique.
    let anchorPrefix: String
    /// The attributes of the page's own text.
    let ownWords: String
    let words: FeedWords
    /// The level of the item's own heading.
    let itemLevel: Int
}
