import FeedViews

/// A picture in the page.
struct PictureSlot: Sendable, Equatable {
    var url: String
    /// Empty if the item's own text suffices.
    var alternativeText: String
    /// In pixels, if declared.
    var width: Int?
    /// In pixels, if declared.
    var height: Int?

    /// True if the content consists of this picture.
    var isAll = false

    /// True if cropping to a card's shape would remove most of it.
    var isExtremelyWideOrTall: Bool {
        guard let width, let height else { return false }
        // Wider than 5 : 2, or narrower than 3 : 4.
        let (wide, tall) = (Double(width), Double(height))
        return wide > tall * 2.5 || wide * 4 < tall * 3
    }

    /// Creates a picture of an item; `nil` if it is not safe.
    init?(
        _ picture: ArticlePictureViewModel, of item: FeedItemViewModel, at index: Int,
        items: FeedItemViewModels, excerpt: FeedText
    ) {
        guard let url = WebAddress.picture(picture.url) else { return nil }
        self.url = url
        // Screen readers should not repeat adjacent text.
        let words = picture.$alternativeText
        let isRepeated =
            words.isEmpty || words == item.$title || words == excerpt
            || words == items.text(.contentText, at: index)
        alternativeText = isRepeated ? "" : words.string
        if let width = picture.width, let height = picture.height,
            (2...100_000).contains(width), (2...100_000).contains(height)
        {
            self.width = width
            self.height = height
        }
    }
}
