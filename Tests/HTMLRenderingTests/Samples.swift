import FeedViews
import PresentationTestSupport

/// Feeds of several kinds, as a presenter makes them.
enum Samples {
    static func date(_ day: String, _ words: String) -> DateViewModel {
        DateViewModel(secondsSince1970: 0, rfc3339: day + "T08:30:00Z", words: words)
    }

    /// Pictures with descriptions and locations, without titles and pages.
    static var gallery: FeedViewModel {
        let pictures = [
            ("Morning fog lifts off the reed beds", "Mill pond, north bank"),
            ("The last ferry of the day, seen from the pier", "Harbour mouth"),
            ("Terraces after rain", nil),
            ("A heron waits where the stream bends and does not mind the camera at all", "Weir"),
            ("Snow on the pass road, an hour before it was closed", "Upper pass, 1,940 m"),
        ]
        let items = pictures.enumerated().map { index, picture in
            (
                item: FeedItemViewModel(
                    identifier: "\(index)", title: picture.0, titleOrigin: .text,
                    location: picture.1),
                page: ItemPage(
                    contentText: picture.0, excerpt: picture.0,
                    image: ImageViewModel(
                        url: "https://pictures.example/\(index + 1).jpg",
                        alternativeText: picture.0))
            )
        }
        return FeedViewModel(
            title: "Untitled feed", titleOrigin: .placeholder, isImageFeed: true,
            format: "image-feed",
            items: FeedItemViewModels(items))
    }

    /// Articles with pictures.
    static var magazine: FeedViewModel {
        FeedViewModel(
            title: "Slow Water", summary: "Rivers, and the people who look after them.",
            homePageURL: "https://slow.example/", feedURL: "https://slow.example/feed.xml",
            iconURL: "https://pictures.example/icon.png", language: "en-GB",
            authors: [PersonViewModel(name: "Iris Holm")],
            asOf: date("2026-11-20", "20 November 2026, 08:30"), rights: "© 2026 Iris Holm",
            format: "rss-2.0",
            items: FeedItemViewModels([
                article(
                    1, "How a river learns to bend again",
                    "For ninety years the lower course ran as straight as a ruler. Then the "
                        + "diggers came back, and this time they were told to make curves. A walk "
                        + "along eleven new meanders with the woman who drew them.",
                    tags: ["restoration", "rivers", "engineering"]),
                article(
                    2, "The lock keeper’s ledger",
                    "Every boat since 1911, in one handwriting after another.",
                    byline: "Tomas Reed"),
                article(
                    3, "Otters at the car park",
                    "They came for the trout farm and stayed for the culvert. Nobody planned it; "
                        + "everybody takes the credit.", tags: ["wildlife"]),
                article(
                    4, "A note without a picture",
                    "Not everything needs one. This card has words only, and there is no hole "
                        + "where a photograph might have been.", isPictured: false),
                article(
                    5,
                    "Extraordinarily long headlines with a Donaudampfschifffahrtsgesellschaft "
                        + "inside have to wrap as well", "Short text."),
                article(
                    6, "What the gauge says at night",
                    "We left a microphone under the bridge for a week.",
                    attachment: AttachmentViewModel(
                        url: "https://slow.example/gauge.mp3", mimeType: "audio/mpeg",
                        title: "Six hours of the gauge",
                        facts: "audio/mpeg, 25\u{A0}MB, 1\u{A0}h\u{A0}5\u{A0}min")),
            ]))
    }

    private static func article(
        _ number: Int, _ title: String, _ text: String, byline: String = "Iris Holm",
        tags: [String] = [], isPictured: Bool = true, attachment: AttachmentViewModel? = nil
    ) -> (item: FeedItemViewModel, page: ItemPage) {
        (
            item: FeedItemViewModel(
                identifier: "\(number)", title: title, url: "https://slow.example/\(number)",
                published: date("2026-11-\(20 - number)", "\(20 - number) November 2026"),
                byline: byline),
            page: ItemPage(
                contentHTML: "<p>\(text)</p>", excerpt: text,
                image: isPictured
                    ? ImageViewModel(url: "https://pictures.example/\(number % 5 + 1).jpg") : nil,
                tags: tags, attachments: attachment.map { [$0] } ?? [])
        )
    }

    /// Articles with full text.
    static var journal: FeedViewModel {
        let content = """
            <h1>Setting up</h1><p>Take the <code>ruler</code> and the <a \
            href="https://notes.example/map">old map</a>. A line of code that is long:</p>\
            <pre><code>measure --from 0 --to 4096 --unit pace --write /var/lib/survey/plot-12.csv \
            --verbose</code></pre><h2>The numbers</h2><table><tr><th>Plot</th><th>Paces</th>\
            <th>Remarks</th></tr><tr><td>12</td><td>4,096</td><td>Stone wall</td></tr></table>\
            <blockquote><p>Count twice, write once.</p></blockquote>\
            <p><img src="https://pictures.example/2.jpg" alt="The wall"></p>
            """
        return FeedViewModel(
            title: "Pace by pace", summary: "Notes from a slow survey of one valley.",
            homePageURL: "https://notes.example/", language: "en", format: "atom-1.0",
            items: FeedItemViewModels([
                (
                    item: FeedItemViewModel(
                        identifier: "1", title: "Plot twelve, again",
                        url: "https://notes.example/12",
                        published: date("2026-10-04", "4 October 2026"), byline: "M. Vance",
                        location: "Plot 12",
                        source: ItemSourceViewModel(
                            title: "Field notes", url: "https://notes.example/feed")),
                    page: ItemPage(
                        contentHTML: content,
                        excerpt: "The wall is two paces longer than it was in spring. Either the "
                            + "wall has grown or my legs have shrunk; the old map sides with the "
                            + "wall.",
                        tags: ["measuring", "walls"], commentsURL: "https://notes.example/12#talk")
                ),
                (
                    item: FeedItemViewModel(
                        identifier: "2",
                        title: "Rain stopped the count at the ford; two hundred paces "
                            + "left, and a very good cup of tea…", titleOrigin: .text,
                        url: "https://notes.example/n/2",
                        published: date("2026-10-02", "2 October 2026")),
                    page: ItemPage(
                        contentText: "Rain",
                        excerpt: "Rain stopped the count at the ford; two "
                            + "hundred paces left, and a very good cup of tea in the barn.")
                ),
                (
                    item: FeedItemViewModel(
                        identifier: "3", title: "خريطة الوادي", url: "https://notes.example/3",
                        published: date("2026-09-28", "28 September 2026")),
                    page: ItemPage(
                        contentHTML: "<p>…</p>",
                        excerpt: "رسمنا الخريطة الأولى للوادي قبل مئة عام، ولا تزال صحيحة.",
                        image: ImageViewModel(
                            url: "https://pictures.example/4.jpg", alternativeText: "خريطة"),
                        language: "ar",
                        media: [
                            FeedMedia(
                                url: "https://pictures.example/4.jpg", medium: "image", width: 900,
                                height: 600)
                        ])
                ),
                (
                    item: FeedItemViewModel(
                        identifier: "4", title: "A find", url: "https://notes.example/4",
                        published: date("2026-09-20", "20 September 2026")),
                    page: ItemPage(
                        contentHTML: "<p>A button.</p>", excerpt: "A button.",
                        attachments: [
                            AttachmentViewModel(
                                url: "https://notes.example/report.pdf",
                                mimeType: "application/pdf",
                                facts: "application/pdf, 812\u{A0}kB")
                        ])
                ),
            ]))
    }

    /// No items.
    static var empty: FeedViewModel {
        FeedViewModel(title: "Silence", format: "atom-1.0", items: FeedItemViewModels([]))
    }
}
