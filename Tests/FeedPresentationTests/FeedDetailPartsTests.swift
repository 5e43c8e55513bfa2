import FeedPresentation
import Testing

/// Requesting parts of a detail must give the same values as the whole.
struct FeedDetailPartsTests {
    private let items = [
        FeedItem(id: "1"),
        FeedItem(id: "2", url: "", title: ""),
        FeedItem(
            id: "é", url: "https://example.org/ü", title: "A “title”",
            published: FeedDate(secondsSince1970: 1_000_000_000, utcOffsetMinutes: -90),
            updated: FeedDate(secondsSince1970: 0)),
        FeedItem(id: "4", summary: FeedContent(plainText: "It begins with this. And more.")),
        FeedItem(id: "5", url: "https://example.org/5", details: details),
        FeedItem(id: "6", details: everything),
        FeedItem(
            id: "7", content: FeedContent(source: PictureSource(), index: 0, isMarkup: true)),
        FeedItem(id: "8", details: comments),
        FeedItem(
            id: "9", content: FeedContent(html: "<p>Größe &amp; “more”</p>", plainText: "Größe"),
            summary: FeedContent(html: "<i>s</i>", plainText: "s")),
        FeedItem(id: "10", content: FeedContent(plainText: "Plain é")),
    ]

    private static var details: FeedItemDetails {
        var details = FeedItemDetails()
        details.authors = [FeedAuthor(name: "Ann"), FeedAuthor(name: "Bo")]
        details.location = "Here"
        details.source = FeedSource(title: "There", homePageURL: "https://there.example/")
        return details
    }

    private static var comments: FeedItemDetails {
        var details = FeedItemDetails()
        details.comments = "https://example.org/c"
        details.image = FeedImage(url: "https://example.org/i")
        return details
    }

    private static var everything: FeedItemDetails {
        var details = details
        details.externalURL = "https://other.example/é"
        details.image = FeedImage(url: "https://example.org/i.png", alternativeText: "An “i”")
        details.authors.append(
            FeedAuthor(url: "https://c.example/", avatar: "https://c.example/a", email: "c@e.org"))
        details.contributors = [FeedAuthor(name: "Dee"), FeedAuthor(email: "e@e.org")]
        details.tags = ["tag", "", "étiquette"]
        details.language = "de"
        // With and without a name; no fact, one or several.
        for (title, type, size, duration) in [
            ("Ton", "audio/mpeg", 9_000_000, 61.5), (nil, "audio/mpeg", nil, nil),
            ("", nil, 1, nil), (nil, nil, nil, 3_700), ("Bild", nil, 0, 0.1), (nil, "", nil, nil),
            (nil, "", 12_345, 5), (nil, nil, -1, .infinity),
        ] as [(String?, String?, Int64?, Double?)] {
            details.attachments.append(
                FeedAttachment(
                    url: "https://example.org/\(details.attachments.count)", mimeType: type,
                    title: title, sizeInBytes: size, durationInSeconds: duration))
        }
        details.media = [
            FeedMedia(
                url: "https://example.org/v", mimeType: "video/mp4", medium: "video", width: 640,
                height: 0, title: "V", description: "D", thumbnail: "https://example.org/t"),
            FeedMedia(),
        ]
        details.comments = "https://example.org/c"
        details.discussion = FeedDiscussion(
            commentCount: 2, feedURL: "https://example.org/cf",
            repliesTo: [FeedReference(id: "tag:1"), FeedReference(url: "https://example.org/0")])
        details.section = "Section"
        details.department = "from the department"
        details.rights = "© 2026"
        details.banner = "https://example.org/b.png"
        details.episode = FeedEpisode()
        details.episode?.number = "7"
        return details
    }

    private func present() throws -> FeedItemViewModels {
        try presented(Feed(format: .rss20, items: items)).items
    }

    @Test(arguments: 0..<16 as Range<UInt32>)
    func `Fills only the requested parts`(bits: UInt32) throws {
        let parts = FeedDetailParts(rawValue: bits)
        let shown = try present()
        for index in shown.indices {
            let whole = ReadyFeedItem(shown[index], shown.detail(at: index))
            let reduced = FeedItemViewModels([whole]).detail(at: 0, parts: parts)
            #expect(shown.detail(at: index, parts: parts) == reduced)
        }
        let words = shown.detail(at: 6, parts: parts).image?.alternativeText
        #expect(words == (bits & 1 == 1 ? "A cat" : nil))
    }

    @Test func `Fills all values of a detail`() throws {
        let detail = try present().detail(at: 5)
        #expect(detail.externalURL == "https://other.example/é")
        #expect(
            detail.image
                == ImageViewModel(url: "https://example.org/i.png", alternativeText: "An “i”"))
        #expect(detail.authors.map(\.name) == ["Ann", "Bo", nil])
        #expect(detail.authors.last?.avatarURL == "https://c.example/a")
        #expect(detail.contributors.map(\.email) == [nil, "e@e.org"])
        #expect(detail.tags == ["tag", "", "étiquette"])
        #expect(detail.media.map(\.title) == ["V", nil] && detail.media[0].height == 0)
        #expect(
            detail.attachments.map(\.label) == [
                "Ton (audio/mpeg, 9.0\u{A0}MB, 1\u{A0}min)", "Attachment (audio/mpeg)",
                "Attachment (1\u{A0}byte)", "Attachment (1\u{A0}h\u{A0}2\u{A0}min)", "Bild",
                "Attachment",
                "Attachment (12\u{A0}kB, 5\u{A0}s)", "Attachment",
            ])
        #expect(detail.attachments.map(\.facts)[3...5] == ["1\u{A0}h\u{A0}2\u{A0}min", "", ""])
        #expect(
            detail.commentsWords == "2 comments" && detail.repliesTo.map(\.id) == ["tag:1", nil])
        #expect(detail.bannerURL == "https://example.org/b.png")
        #expect(detail.episode == EpisodeViewModel(words: "Episode 7", number: "7"))
        #expect(detail.section == "Section" && detail.department == "from the department")
    }
}
