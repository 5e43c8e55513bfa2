import FeedMarkup
import FeedViews

/// The page's settings for an item's content.
struct ContentSetting {
    /// The prefix of identifiers, which makes them unique.
    let anchorPrefix: String
    /// The attributes of the page's own text.
    let ownWords: String
    /// The word for a picture.
    let picture: String
    /// The text between a label and what it labels.
    let separator: String
    /// The level of the item's own heading.
    let itemLevel: Int
    private let video: String
    private let audio: String
    private let embedded: String

    /// Creates the settings of the item at an index.
    init(index: Int, words: FeedWords, ownWords: String, itemLevel: Int = 2) {
        self.itemLevel = itemLevel
        anchorPrefix = "item-\(index + 1)-"
        self.ownWords = ownWords
        picture = words[.picture]
        separator = words[.separator]
        video = words[.video]
        audio = words[.audio]
        embedded = words[.embedded]
    }

    /// The word for an embedded page.
    func label(of kind: EmbeddedPage.Kind) -> String {
        switch kind {
        case .video: video
        case .audio: audio
        case .picture: picture
        case .page: embedded
        }
    }
}
