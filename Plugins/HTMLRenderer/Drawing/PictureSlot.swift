import FeedViews

/// The place of a picture in the page.
struct PictureSlot: Sendable, Equatable {
    /// The item's place in the feed.
    var index: Int
    /// Where the picture is.
    var url: String
    /// The words that stand for the picture; empty where the item's own words do.
    var alternativeText: String
    /// In pixels, where declared.
    var width: Int?
    /// In pixels, where declared.
    var height: Int?

    /// The picture is all that the item's content shows.
    var isAll = false

    /// Cropping to the shape of a card would take away most of the picture.
    var isOddlyShaped: Bool {
        guard let width, let height else { return false }
        // Wide strips and tall pillars: beyond 5 : 2 and 3 : 4.
        let (wide, tall) = (Double(width), Double(height))
        return wide > tall * 2.5 || wide * 4 < tall * 3
    }

    /// Finds the picture of an item; `nil` where it has none that may be shown.
    init?(
        index: Int, item: borrowing FeedItemViewModel, detail: borrowing FeedItemDetailViewModel,
        items: FeedItemViewModels, excerpt: FeedText
    ) {
        guard let image = detail.image, let url = WebAddress.picture(image.url) else {
            return nil
        }
        self.index = index
        self.url = url
        // What stands beside the picture anyway is not to be read out twice.
        let words = image.$alternativeText
        let isSaidAnyway =
            words.isEmpty || words == item.$title || words == excerpt
            || words == items.text(.contentText, at: index)
        alternativeText = isSaidAnyway ? "" : words.string
        let medium = detail.media.first { $0.$url == image.$url }
        if let width = medium?.width, let height = medium?.height,
            (2...100_000).contains(width), (2...100_000).contains(height)
        {
            self.width = width
            self.height = height
        }
    }
}
