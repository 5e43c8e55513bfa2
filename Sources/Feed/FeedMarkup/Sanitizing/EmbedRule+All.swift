extension EmbedRule {
    private static let youTube = ["youtube.com", "m.youtube.com", "youtube-nocookie.com"]

    /// The known providers, and what recognises each. The first rule that applies decides.
    static let all = [
        EmbedRule(.player(.video), youTube) { youTubePage($0) },
        EmbedRule(.picture, ["youtube.com"]) {
            $0.name(query: "v")?.utf8.count == 11
                ? $0.page("/watch$ ?v", "i.ytimg.com/vi/*/hqdefault.jpg") : nil
        },
        EmbedRule(
            mark: "youtube",
            ["data-videoid", "videoid", "data-video-id", "data-youtube-id", "data-plyr-embed-id"],
            "www.youtube.com/embed/"),
        EmbedRule(mark: "youtube-player", ["data-id"], "www.youtube.com/embed/"),
        EmbedRule(.player(.video), ["player.vimeo.com"], "/video/* ?h +#t", "vimeo.com/*/*"),
        EmbedRule(.player(.video), ["player.vimeo.com"], "/video/* +#t", "vimeo.com/*"),
        EmbedRule(
            mark: "vimeo", ["data-plyr-embed-id", "data-vimeo-id", "data-videoid", "videoid"],
            "player.vimeo.com/video/"),
        EmbedRule(
            .player(.video), ["dailymotion.com"], "/embed/video/* +?start",
            "www.dailymotion.com/video/*"),
        EmbedRule(
            .player(.video), ["geo.dailymotion.com"], "?video +?start",
            "www.dailymotion.com/video/*"),
        EmbedRule(
            .picture, ["dailymotion.com"], "/video/*$", "www.dailymotion.com/thumbnail/video/*"),
        EmbedRule(mark: "dailymotion", ["data-videoid"], "www.dailymotion.com/video/"),
        EmbedRule(.player(.picture), ["giphy.com"], "/embed/*", "giphy.com/gifs/*"),
        EmbedRule(.player(.picture), ["giphy.com"]),
        EmbedRule(.picture, ["giphy.com"], "/gifs/*$", "media.giphy.com/media/*/giphy_s.gif"),
        EmbedRule(.player(.video), ["archive.org"], "/embed/*", "archive.org/details/*"),
        EmbedRule(.picture, ["archive.org"], "/details/*$", "archive.org/services/img/*"),
        EmbedRule(.player(.audio), ["share.transistor.fm"], "/e/*", "share.transistor.fm/s/*"),
        EmbedRule(.player(.audio), ["open.spotify.com"], "/embed/** +?t", "open.spotify.com/*"),
        EmbedRule(.frame, ["cdn.embedly.com"], "=url"),
        EmbedRule(.frame, ["cdn.embedly.com"], "=src"),
        EmbedRule(.player(.video), ["blogger.com"], "/video.g$"),
        EmbedRule(.player(.video), ["facebook.com"], "/plugins/video =href"),
        EmbedRule(.player(.video), ["facebook.com"], "/plugins/video"),
        EmbedRule(.player(.page), ["facebook.com"], "/plugins/ =href"),
        EmbedRule(.player(.page), ["facebook.com"], "/plugins/"),
        EmbedRule(.player(.video), ["player.bilibili.com"], "?bvid", "www.bilibili.com/video/*"),
        EmbedRule(.player(.video), ["player.twitch.tv"]) {
            guard let film = $0.name(query: "video") else {
                return $0.page("?channel", "www.twitch.tv/*")
            }
            let start = ($0.time("time") ?? $0.time("t")).map { "?t=\($0)" } ?? ""
            return "https://www.twitch.tv/videos/\(film.drop { $0 == "v" })\(start)"
        },
        EmbedRule(.player(.video), ["clips.twitch.tv"], "?clip", "clips.twitch.tv/*"),
        // Addresses of its interface for programs are no pages.
        EmbedRule(.player(.audio), ["w.soundcloud.com"], "=url", "soundcloud.com/"),
        EmbedRule(
            mark: "soundcloud", ["data-trackid"],
            "w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/tracks/"),
        EmbedRule(.player(.audio), [".podigee.io"], "*/embed", "@*"),
        EmbedRule(.script, [".podigee.io"], "*/embed", "@*/embed"),
        EmbedRule(.script, ["datawrapper.dwcdn.net"], "*embed.js", "@*"),
        EmbedRule(
            .script, ["gist.github.com", "asciinema.org", "gitlab.com", "buzzsprout.com"], "*.js",
            "@*"),
        EmbedRule(mark: "gist", ["data-gistid"], "gist.github.com/"),
        EmbedRule(.script, ["cdn.jwplayer.com"], "*.js", "@*.html"),
        EmbedRule(
            .script, ["fast.wistia.com", "fast.wistia.net"], "/embed/medias/*.",
            "fast.wistia.net/embed/iframe/*"),
        EmbedRule(.script, ["pastebin.com"], "/embed_js/*", "pastebin.com/*"),
        EmbedRule(.script, ["emgithub.com"], "=target"),
        EmbedRule(.script, ["jsfiddle.net"]) {
            let names = $0.path.split(separator: "/")
            return names.firstIndex(of: "embed")
                .map { "https://jsfiddle.net/" + names[..<$0].joined(separator: "/") }
        },
        EmbedRule(mark: "twitter", ["data-tweetid", "data-tweet-id"], "twitter.com/i/status/"),
        EmbedRule(mark: "imgur-embed", ["data-id"], "imgur.com/"),
        EmbedRule(mark: "strava", ["data-embed-id"], "www.strava.com/activities/"),
        EmbedRule(mark: "instagram", ["data-shortcode"], "www.instagram.com/p/", "/"),
        EmbedRule(mark: "flourish", ["data-src"], "public.flourish.studio/", "/"),
        EmbedRule(mark: "infogram", ["data-id"], "infogram.com/"),
        EmbedRule(mark: "speakerdeck", ["data-id"], "speakerdeck.com/player/"),
        EmbedRule(mark: "telegram", ["data-telegram-post"], "t.me/"),
        EmbedRule(mark: "codepen", ["data-slug-hash"], "codepen.io/anon/pen/"),
        // Whatever else these hosts embed.
        EmbedRule(
            .player(.audio),
            [
                "share.transistor.fm", "open.spotify.com", "w.soundcloud.com", "bandcamp.com",
                "playlist.megaphone.fm", "omny.fm", "player.megaphone.fm", "podlove.org",
                "embed.podcasts.apple.com", "podcasters.spotify.com", "anchor.fm", "castbox.fm",
                "player.simplecast.com", "html5-player.libsyn.com", "play.libsyn.com",
                "embed.acast.com", "widget.spreaker.com", "buzzsprout.com", "player.captivate.fm",
                "widget.deezer.com", "embed.music.apple.com", "player.fireside.fm",
            ]),
        EmbedRule(
            .player(.video),
            [
                "player.vimeo.com", "dailymotion.com", "geo.dailymotion.com", "embed.twitch.tv",
                "player.bilibili.com", "player.twitch.tv", "clips.twitch.tv", "fast.wistia.net",
                "fast.wistia.com", "embed.ted.com", "media.ccc.de", "streamable.com", "rumble.com",
                "odysee.com", "loom.com", "videopress.com", "tv.nrk.no", "players.brightcove.net",
                "cdn.jwplayer.com",
            ]),
        // Drupal and PeerTube, on any host.
        EmbedRule(.frame, [], "*/media/oembed =url"),
        EmbedRule(.player(.video), [], "/videos/embed/"),
    ]

    private static func youTubePage(_ player: EmbedAddress) -> String {
        let film =
            ["/embed/*", "/v/*", "/shorts/*"].lazy.compactMap { player.find($0) }.first
        // These names identify no film.
        if film == "live_stream" {
            return player.page("?channel", "www.youtube.com/channel/*/live") ?? ""
        }
        if film == nil || film == "videoseries" {
            return player.page("?list", "www.youtube.com/playlist?list=*") ?? ""
        }
        guard let film, film.utf8.count == 11 else { return "" }
        let page = "https://www.youtube.com/watch?v=\(film)"
        guard let start = player.time("start") else { return page }
        // Substack writes `90s`.
        return "\(page)&t=\(start)\(start.utf8.last?.isASCIIDigit == true ? "s" : "")"
    }
}
