import FeedModel
import FeedParsing
import Testing

@Suite struct FeedEpisodeTests {
    private static func podcast(_ channel: String = "", item: String = "") throws -> Feed {
        try feed(
            """
            <rss version='2.0' xmlns:itunes='http://www.itunes.com/dtds/podcast-1.0.dtd'
            xmlns:podcast='https://podcastindex.org/namespace/1.0'><channel>\(channel)
            <item><title>T</title><enclosure url='https://a.example/7.mp3' type='audio/mpeg' length='9'/>
            \(item)</item></channel></rss>
            """)
    }

    @Test func `Reads season, number and type of an episode from iTunes elements`() throws {
        let item = try Self.podcast(
            item:
                "<itunes:season>2</itunes:season><itunes:episode>7</itunes:episode><itunes:episodeType>Bonus</itunes:episodeType>"
        ).items[0]
        #expect(item.details.episode?.season == 2)
        #expect(item.details.episode?.number == "7")
        #expect(item.details.episode?.kind == "bonus")
    }

    @Test func `Reads names, transcripts and chapters from Podcasting 2 elements`() throws {
        let item = try Self.podcast(
            item: """
                <podcast:season name='Winter'>3</podcast:season><podcast:episode display='7b'>7</podcast:episode>
                <podcast:transcript url='https://a.example/7.vtt' type='text/vtt' language='en' rel='captions'/>
                <podcast:transcript url='https://a.example/7.srt' type='application/x-subrip'/>
                <podcast:chapters url='https://a.example/7.json' type='application/json+chapters'/>
                """
        ).items[0]
        let episode = try #require(item.details.episode)
        #expect(episode.season == 3 && episode.seasonName == "Winter" && episode.number == "7b")
        #expect(
            episode.transcripts == [
                FeedTranscript(
                    url: "https://a.example/7.vtt", mimeType: "text/vtt", language: "en",
                    isTimed: true),
                FeedTranscript(url: "https://a.example/7.srt", mimeType: "application/x-subrip"),
            ])
        #expect(episode.chapters?.url == "https://a.example/7.json")
    }

    @Test func `Reads an alternate enclosure as an attachment`() throws {
        let item = try Self.podcast(
            item: """
                <podcast:alternateEnclosure type='audio/opus' length='100' title='Opus'>
                <podcast:source uri='ipfs://x'/><podcast:source uri='https://a.example/7.opus'/>
                </podcast:alternateEnclosure>
                """
        ).items[0]
        #expect(
            item.details.attachments.map(\.url) == [
                "https://a.example/7.mp3", "https://a.example/7.opus",
            ])
        #expect(item.details.attachments.last?.mimeType == "audio/opus")
        #expect(item.details.attachments.last?.title == "Opus")
        #expect(item.details.episode == nil)
    }

    @Test func `Reads a feed's new address and whether it is complete`() throws {
        let feed = try Self.podcast(
            "<itunes:new-feed-url>https://a.example/new.xml</itunes:new-feed-url><itunes:complete>Yes</itunes:complete>"
        )
        #expect(feed.newFeedURL == "https://a.example/new.xml")
        #expect(feed.isExpired)
    }

    @Test func `Reads the next page, hubs and pictures of JSON Feed`() throws {
        let feed = try feed(
            """
            {"version":"https://jsonfeed.org/version/1.1","title":"T","next_url":"https://a.example/2.json",
            "favicon":"https://a.example/f.ico","expired":true,
            "hubs":[{"type":"WebSub","url":"https://hub.example/"},{"url":"https://b.example/"},{"type":"x"}],
            "items":[{"id":"1","content_text":"x","banner_image":"https://a.example/b.jpg","image":"https://a.example/i.jpg"}]}
            """)
        #expect(feed.nextPageURL == "https://a.example/2.json")
        #expect(feed.favicon == "https://a.example/f.ico")
        #expect(feed.isExpired)
        #expect(feed.hubs == [FeedHub(protocol: "WebSub", url: "https://hub.example/")])
        #expect(feed.items[0].details.banner == "https://a.example/b.jpg")
        #expect(feed.items[0].details.image?.url == "https://a.example/i.jpg")
    }
}
