package import FeedModel

/// The article of a page, with its further pages.
package struct LoadedArticle: Sendable {
    package var content: FeedContent
    /// The number of its words.
    package var words: Int
    /// The size of its markup.
    package var byteCount: Int
}
