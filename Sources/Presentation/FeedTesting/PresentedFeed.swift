public import FeedPresentation

/// A feed with every kind of worded value, and the same as presented in each language.
public enum PresentedFeed {
    /// Returns the feed as presented in `language`, for a reader in `region`.
    public static func viewModel(
        in language: FeedLanguage, region: String? = nil
    ) -> FeedViewModel {
        let screen = Screen()
        let presenter = FeedPresenter(
            feedView: screen, loadingView: screen, errorView: screen,
            wording: FeedWording(phrases: language.phrases(region: region)))
        presenter.didFinishLoadingFeed(with: feed)
        return screen.feed ?? FeedViewModel(title: "", format: "", items: FeedItemViewModels([]))
    }

    /// The feed.
    public static var feed: Feed {
        Feed(
            format: .rss20, title: "Marées", homePageURL: "https://example.org/",
            feedURL: "https://example.org/feed", language: "fr",
            authors: [FeedAuthor(name: "Ada Marsh"), FeedAuthor(name: "Ben Ost")],
            items: [discussed, recorded, answer, bare],
            updated: FeedDate(secondsSince1970: 1_795_249_800))
    }

    private static var discussed: FeedItem {
        var details = FeedItemDetails()
        details.authors = [FeedAuthor(name: "Cleo")]
        details.location = "Brest"
        details.source = FeedSource(title: "Le port", feedURL: "https://port.example/feed")
        details.externalURL = "https://tables.example/"
        details.comments = "https://example.org/1/talk"
        details.discussion = FeedDiscussion(
            commentCount: 12_345, feedURL: "https://example.org/1/talk.xml",
            repliesTo: [FeedReference(url: "https://other.example/0")])
        details.section = "Mer"
        details.department = "hydrographie"
        details.tags = ["marée", "lune"]
        return FeedItem(
            id: "1", url: "https://example.org/1", title: "Grande marée",
            published: FeedDate(secondsSince1970: 1_767_225_900),
            content: FeedContent(
                html: "<p>Demain. <img src=\"https://example.org/m.png\"> "
                    + "<video src=\"https://example.org/m.mp4\"></video></p>", plainText: "Demain."),
            details: details)
    }

    private static var recorded: FeedItem {
        var details = FeedItemDetails()
        details.language = "ar"
        details.attachments = [
            FeedAttachment(
                url: "https://example.org/a.mp3", mimeType: "audio/mpeg", title: "Ressac",
                sizeInBytes: 1_450_000, durationInSeconds: 3_905),
            FeedAttachment(url: "https://example.org/b.bin", sizeInBytes: 1),
        ]
        details.comments = "https://example.org/2/talk"
        return FeedItem(
            id: "2", url: "https://example.org/2", title: "صوت البحر",
            updated: FeedDate(secondsSince1970: 1_756_663_200), details: details)
    }

    private static var answer: FeedItem {
        var details = FeedItemDetails()
        details.discussion = FeedDiscussion(commentCount: 1, feedURL: nil, repliesTo: [])
        details.image = FeedImage(url: "https://example.org/i.png", alternativeText: "")
        return FeedItem(id: "3", url: "https://example.org/3", title: "Réponse", details: details)
    }

    private static var bare: FeedItem { FeedItem(id: "4") }

    private final class Screen: FeedView, FeedLoadingView, FeedErrorView {
        private(set) var feed: FeedViewModel?

        func display(_ viewModel: FeedViewModel) { feed = viewModel }
        func display(_ viewModel: FeedLoadingViewModel) {}
        func display(_ viewModel: FeedErrorViewModel) {}
    }
}
