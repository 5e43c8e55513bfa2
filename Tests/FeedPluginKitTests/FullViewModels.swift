import FeedModel
import FeedPresentation
import PresentationTestSupport

/// View models in which no value is missing.
enum FullViewModels {
    static let date = DateViewModel(
        secondsSince1970: -5, secondsAheadOfUTC: -12_600, rfc3339: "1969-12-31T23:59:55Z",
        words: "31 December 1969")
    static let otherDate = DateViewModel(
        secondsSince1970: 1_700_000_000, rfc3339: "2023-11-14T22:13:20Z", words: "14 Nov 2023")
    static let person = PersonViewModel(
        name: "Ann Ü", url: "https://ann.example/", avatarURL: "https://ann.example/a.png",
        email: "ann@example.org")

    static let item = FeedItemViewModel(
        identifier: "urn:1", title: "Größe 👩‍🚀", titleOrigin: .text, states: [.read, .starred],
        url: "https://example.org/1", openURL: "https://example.org/open",
        published: date, updated: otherDate, dateOrigin: .published, byline: "Ann and Bob",
        location: "Oslo",
        sourceIndex: 1,
        source: ItemSourceViewModel(title: "Other", url: "https://other.example/"))

    static let texts: [FeedItemText: FeedText] = [
        .contentHTML: FeedText("<p>\(String(repeating: "long ", count: 50_000))</p>"),
        .contentText: "text", .summary: "summary", .summaryHTML: "<i>summary</i>",
        .excerpt: "excerpt", .day: "Sunday", .month: "May 2026", .time: "08:30",
    ]

    static let detail = ItemPage(
        image: ImageViewModel(url: "https://example.org/i.png", alternativeText: "a cat"),
        externalURL: "https://external.example/", authors: [person, PersonViewModel(name: "B")],
        contributors: [PersonViewModel(email: "c@example.org")], tags: ["one", "", "three"],
        language: "de",
        attachments: [
            AttachmentViewModel(
                url: "https://example.org/a.mp3", mimeType: "audio/mpeg", kind: .audio, title: "A",
                sizeInBytes: .max, durationInSeconds: 0.25, sizeWords: "large",
                durationWords: "short", facts: "large, short", label: "A (large, short)"),
            AttachmentViewModel(url: "https://example.org/b"),
        ],
        media: [
            FeedMedia(
                url: "https://example.org/v", mimeType: "video/mp4", medium: "video", width: 640,
                height: 0, title: "V", description: "D", thumbnail: "https://example.org/t"),
            FeedMedia(),
        ],
        commentsURL: "https://example.org/1#c", rights: "©", commentCount: 0,
        commentsWords: "none yet",
        commentFeedURL: "https://example.org/1/comments",
        repliesTo: [
            FeedReference(id: "tag:0", url: "https://example.org/0"),
            FeedReference(id: "tag:00"),
        ],
        section: "Section", department: "Department",
        bannerURL: "https://example.org/banner.png",
        episode: EpisodeViewModel(
            words: "Season 0, Episode 7.5", season: 0, seasonName: "Anfang", number: "7.5",
            kind: .bonus, chaptersURL: "https://example.org/chapters.json",
            chaptersMIMEType: "application/json+chapters", chaptersLabel: "Chapters",
            transcripts: [
                TranscriptViewModel(
                    url: "https://example.org/t.vtt", mimeType: "text/vtt", language: "en-GB",
                    isTimed: true, label: "Transcript (en-GB, text/vtt)"),
                TranscriptViewModel(url: "https://example.org/t.txt"),
            ])
    ).detail

    static let article = {
        var article = FeedArticleViewModel(title: "Größe 👩‍🚀")
        article.showsTitle = false
        article.facts = [
            ArticleEntryViewModel(.source, value: "Other", url: "https://other.example/"),
            ArticleEntryViewModel(.date, before: "updated ", value: "1 May", after: "."),
        ]
        article.factsLine = "Other · updated 1 May."
        article.picture = ArticlePictureViewModel(
            url: "https://example.org/i.png", alternativeText: "a cat", width: 640, height: 0)
        article.bodyHTML = "<p>\(String(repeating: "long ", count: 50_000))</p>"
        article.bodyText = "text"
        article.caption = "one\ntwo"
        article.links = ArticleEntryKind.allCases.map {
            ArticleEntryViewModel($0, value: "\($0)", url: "https://example.org/\($0)")
        }
        article.subjects = ["Section: S", "Tags: one, two"]
        article.tags = ["one", "two"]
        article.recording = ArticleRecordingViewModel(
            url: "https://example.org/a.mp3", kind: .audio)
        article.language = "de"
        return article
    }()

    static let feed = FeedViewModel(
        title: "Feed", titleOrigin: .url, isMerged: true, isImageFeed: true, grouping: .source,
        summary: "About",
        homePageURL: "https://example.org/",
        feedURL: "https://example.org/feed", iconURL: "https://example.org/icon",
        faviconURL: "https://example.org/favicon", language: "en-GB",
        authors: [person], byline: "Ann Ü", updated: date, published: otherDate, asOf: date,
        rights: "© 2026",
        tags: ["a", "b"], generator: "G 1", id: "urn:feed", format: "atom-1.0",
        document: FeedDocumentViewModel(
            newFeedURL: "https://new.example/feed",
            nextPageURL: "https://example.org/feed?page=2", encoding: "utf-8",
            updateIntervalInSeconds: 3_600,
            hubs: [FeedHub(protocol: "WebSub", url: "https://hub.example/")],
            problems: [
                FeedProblem(code: "bad-date", message: "no such day", line: 12),
                FeedProblem(code: "no-title", message: "there is none"),
            ], isExpired: true),
        itemCountWords: "two items",
        sources: FeedSourceViewModels([
            FeedSourceViewModel(
                title: "S", homePageURL: "https://s.example/", feedURL: "https://s.example/f",
                folder: "a/b", itemCount: 7, unreadCount: 3, starredCount: 2,
                failure: "a.example is away"),
            FeedSourceViewModel(title: "Bare source"),
        ]),
        items: FeedItemViewModels([
            ReadyFeedItem(item, detail, texts: texts, article: article),
            ReadyFeedItem(FeedItemViewModel(identifier: "", title: "Bare")),
        ]))
}
