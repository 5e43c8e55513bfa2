import FeedPresentation
import Testing

/// The presentation of podcast episodes.
struct FeedEpisodesTests {
    private func present(
        _ episode: FeedEpisode, _ phrases: any FeedPhrases = .english
    ) throws -> EpisodeViewModel {
        var details = FeedItemDetails()
        details.episode = episode
        let feed = Feed(format: .rss20, items: [FeedItem(id: "1", details: details)])
        return try #require(presented(feed, phrases).items.detail(at: 0).episode)
    }

    private func episode(
        _ season: Int?, _ name: String? = nil, _ number: String? = nil, _ kind: String? = nil
    ) -> FeedEpisode {
        var episode = FeedEpisode()
        episode.season = season
        episode.seasonName = name
        episode.number = number
        episode.kind = kind
        return episode
    }

    @Test(
        arguments: [
            (2, nil, "7", nil, "Season 2, Episode 7"), (nil, nil, "7.5", "full", "Episode 7.5"),
            (3, "Winter\nsun", "Ch.3", "bonus", "Winter sun, Ch.3, Bonus"),
            (nil, nil, nil, "trailer", "Trailer"), (0, nil, nil, nil, "Season 0"),
            (nil, nil, "7b", nil, "Episode 7b"),
            (nil, nil, nil, "full", nil),
        ] as [(Int?, String?, String?, String?, String?)])
    func `Describes season, number and type`(
        season: Int?, name: String?, number: String?, kind: String?, words: String?
    ) throws {
        #expect(try present(episode(season, name, number, kind)).words == words)
    }

    @Test(
        arguments: [
            .german: ["Staffel 2, Folge 7, Bonusfolge", "Kapitel", "Transkript (de, text/vtt)"],
            .french: ["Saison 2, Épisode 7, Bonus", "Chapitres", "Transcription (de, text/vtt)"],
            .spanish: [
                "Temporada 2, Episodio 7, Extra", "Capítulos", "Transcripción (de, text/vtt)",
            ],
            .japanese: ["シーズン2、エピソード7、ボーナス", "チャプター", "文字起こし（de、text/vtt）"],
        ] as [FeedLanguage: [String]])
    func `Describes episodes in the reader's language`(language: FeedLanguage, words: [String])
        throws
    {
        var episode = episode(2, nil, "7", "bonus")
        episode.chapters = FeedTranscript(url: "https://a.example/c")
        episode.transcripts = [
            FeedTranscript(
                url: "https://a.example/t", mimeType: "text/vtt", language: "de", isTimed: true)
        ]
        let shown = try present(episode, language.phrases())
        #expect([shown.words, shown.chaptersLabel, shown.transcripts.first?.label] == words)
        #expect(shown.transcripts.first?.isTimed == true)
    }

    @Test func `Passes the feed's addresses and hubs to its view`() throws {
        var feed = Feed(format: .jsonFeed11)
        feed.newFeedURL = "https://new.example/"
        feed.nextPageURL = "https://a.example/2"
        feed.favicon = "https://a.example/f.ico"
        feed.hubs = [FeedHub(protocol: "WebSub", url: "https://hub.example/")]
        feed.isExpired = true
        let shown = try presented(feed)
        #expect(
            shown.document.newFeedURL == feed.newFeedURL
                && shown.document.nextPageURL == feed.nextPageURL)
        #expect(shown.faviconURL == feed.favicon && shown.document.isExpired)
        #expect(
            shown.document.hubs == [FeedHub(protocol: "WebSub", url: "https://hub.example/")])
    }
}
