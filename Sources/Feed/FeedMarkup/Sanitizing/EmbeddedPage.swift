/// A player, a map or another embedded page, which becomes a link, since it can't run here.
public struct EmbeddedPage: Sendable, Equatable {
    /// The kind of an embedded page; the raw value is the value of `data-embed` in sanitised HTML.
    public enum Kind: String, Sendable, CaseIterable {
        case video, audio, picture, page
    }

    /// The kind of the page.
    public var kind: Kind
    /// The address of the link: a known player's page for the film rather than the bare player.
    public var address: String

    /// Creates the page for the embedded `address`, an `http` or `https` URL.
    ///
    /// Recognises players by host; makes no requests.
    public init(embedding address: String) {
        self.address = address
        kind = .page
        guard let parts = Parts(address) else { return }
        if let film = parts.film {
            kind = film.kind
            self.address = film.page ?? address
        } else {
            kind = Kind(fileName: parts.path)
        }
    }

    /// The address of a known player's thumbnail for the page at `address`; `nil` if it can't be
    /// derived.
    public static func picture(forPage address: String) -> String? {
        guard let parts = Parts(address) else { return nil }
        switch parts.host {
        case "youtube.com":
            guard parts.path == "/watch", let film = parts.queryValue("v"), isFilm(film) else {
                return nil
            }
            return "https://i.ytimg.com/vi/\(film)/hqdefault.jpg"
        case "dailymotion.com":
            guard let film = parts.lastName(after: "/video/") else { return nil }
            return "https://www.dailymotion.com/thumbnail/video/\(film)"
        case "giphy.com":
            guard let film = parts.lastName(after: "/gifs/") else { return nil }
            return "https://media.giphy.com/media/\(film)/giphy_s.gif"
        case "archive.org":
            guard let film = parts.lastName(after: "/details/") else { return nil }
            return "https://archive.org/services/img/\(film)"
        default: return nil
        }
    }

    /// The page that the script at `address` embeds; `nil` for other scripts.
    static func page(ofScript address: String) -> String? {
        guard let parts = Parts(address) else { return nil }
        func withoutSuffix(_ suffix: String) -> String? {
            parts.path.hasSuffix(suffix) && parts.path.utf8.count > suffix.utf8.count + 2
                ? "https://\(parts.host)\(parts.path.dropLast(suffix.count))" : nil
        }
        switch parts.host {
        case "gist.github.com", "asciinema.org", "gitlab.com":
            return withoutSuffix(".js")
        case "pastebin.com":
            return parts.name(after: "/embed_js/").map { "https://pastebin.com/\($0)" }
        case "jsfiddle.net":
            let names = parts.path.split(separator: "/")
            guard let end = names.firstIndex(of: "embed") else { return nil }
            return "https://jsfiddle.net/" + names[..<end].joined(separator: "/")
        case "datawrapper.dwcdn.net": return withoutSuffix("embed.js")
        case "buzzsprout.com": return withoutSuffix(".js")
        case "cdn.jwplayer.com": return withoutSuffix(".js").map { $0 + ".html" }
        case "fast.wistia.com", "fast.wistia.net":
            return parts.name(after: "/embed/medias/")
                .map { "https://fast.wistia.net/embed/iframe/\($0.prefix { $0 != "." })" }
        case "emgithub.com":
            return parts.pageValue("target")
        case _ where parts.host.hasSuffix(".podigee.io"):
            return parts.path.hasSuffix("/embed") ? address : nil
        default: return nil
        }
    }

    /// The host of an `http` or `https` URL without `www.`; empty if there is none.
    public static func host(of address: String) -> String {
        Parts(address).map { String($0.host) } ?? ""
    }

    /// Returns true for the identifier of a YouTube video.
    fileprivate static func isFilm(_ text: Substring) -> Bool {
        text.utf8.count == 11 && isName(text)
    }

    /// Returns true for a short text of letters, digits, `-`, `_` and `.` only.
    fileprivate static func isName(_ text: Substring) -> Bool {
        (1...100).contains(text.utf8.count)
            && text.utf8.allSatisfy {
                $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
                    || $0 == UInt8(ascii: ".")
            }
    }

    /// The parts of an address that identify players.
    private struct Parts {
        let host: Substring
        let path: Substring
        let query: Substring

        init?(_ address: String) {
            guard let colon = address.firstIndex(of: ":"), colon < address.endIndex else {
                return nil
            }
            let rest = address[colon...].dropFirst()
            guard rest.hasPrefix("//") else { return nil }
            let hierarchy = rest.dropFirst(2).prefix { $0 != "#" }
            let authority = hierarchy.prefix { $0 != "/" && $0 != "?" }
            var host = authority
            if let at = host.lastIndex(of: "@") { host = host[at...].dropFirst() }
            // An IPv6 address is in brackets.
            if host.hasPrefix("["), let end = host.firstIndex(of: "]") {
                host = host[...end]
            } else if let port = host.firstIndex(of: ":") {
                host = host[..<port]
            }
            if host.hasPrefix("www.") { host = host.dropFirst(4) }
            guard !host.isEmpty else { return nil }
            self.host = host
            path = hierarchy[authority.endIndex...].prefix { $0 != "?" }
            query = hierarchy[path.endIndex...].dropFirst()
        }

        /// The value of the first `name` in the query, not decoded.
        func queryValue(_ name: String) -> Substring? {
            for pair in query.split(separator: "&").prefix(64) {
                let key = pair.prefix { $0 != "=" }
                if key == name { return pair[key.endIndex...].dropFirst() }
            }
            return nil
        }

        /// The value of the first `name` in the query if it is an identifier.
        func queryName(_ name: String) -> Substring? {
            queryValue(name).flatMap { EmbeddedPage.isName($0) ? $0 : nil }
        }

        /// The value of the first `name` in the query if it is an address of the web.
        func pageValue(_ name: String) -> String? {
            guard let value = queryValue(name) else { return nil }
            let text = Array(value.utf8)
            let page = PercentEncoding.decoded(text.span)
            return URLReference.resolved(page.span, against: nil, for: .resource)
                .flatMap {
                    EmbeddedPage.host(of: $0).isEmpty ? nil : SpoofProtection.revealed($0)
                }
        }

        /// The path segment after `prefix`.
        func name(after prefix: String) -> Substring? {
            guard path.hasPrefix(prefix) else { return nil }
            // Parameters of old players follow an `&`.
            let name = path.dropFirst(prefix.count).prefix { $0 != "/" && $0 != "&" }
            return EmbeddedPage.isName(name) ? name : nil
        }

        /// The last path segment after `prefix`, including words before an identifier, as in
        /// `/gifs/a-cat-3xz2`.
        func lastName(after prefix: String) -> Substring? {
            guard let name = name(after: prefix), path.hasSuffix(name) else { return nil }
            return name
        }

        /// The kind of a known host's page, and its address if that differs.
        var film: (kind: Kind, page: String?)? {
            switch host {
            case "youtube.com", "m.youtube.com", "youtube-nocookie.com":
                let names = [name(after: "/embed/"), name(after: "/v/"), name(after: "/shorts/")]
                let film = names.compactMap { $0 }.first
                // These names identify no film.
                if film == "live_stream" {
                    let channel = queryName("channel")
                    return (.video, channel.map { "https://www.youtube.com/channel/\($0)/live" })
                }
                if film == nil || film == "videoseries" {
                    let list = queryName("list")
                    return (.video, list.map { "https://www.youtube.com/playlist?list=\($0)" })
                }
                guard let film, EmbeddedPage.isFilm(film) else { return (.video, nil) }
                var page = "https://www.youtube.com/watch?v=\(film)"
                if let start = queryValue("start"), (1...6).contains(start.utf8.count),
                    start.utf8.allSatisfy({ $0.isASCIIDigit }), start != "0"
                {
                    page += "&t=\(start)s"
                }
                return (.video, page)
            case "player.vimeo.com":
                guard let film = name(after: "/video/") else { return (.video, nil) }
                let key = queryName("h").map { "/\($0)" }
                return (.video, "https://vimeo.com/\(film)\(key ?? "")")
            case "dailymotion.com":
                guard let film = name(after: "/embed/video/") else { return (.video, nil) }
                return (.video, "https://www.dailymotion.com/video/\(film)")
            case "giphy.com":
                guard let film = name(after: "/embed/") else { return (.picture, nil) }
                return (.picture, "https://giphy.com/gifs/\(film)")
            case "archive.org":
                guard let film = name(after: "/embed/") else { return nil }
                return (.video, "https://archive.org/details/\(film)")
            case "share.transistor.fm":
                return (.audio, name(after: "/e/").map { "https://share.transistor.fm/s/\($0)" })
            case "open.spotify.com":
                guard path.hasPrefix("/embed/") else { return (.audio, nil) }
                let rest = path.dropFirst("/embed".count)
                return (.audio, "https://open.spotify.com\(rest)")
            case "cdn.embedly.com":
                let shown = ["url", "src"].compactMap { pageValue($0) }.first
                return shown.map { EmbeddedPage(embedding: $0) }.map { ($0.kind, $0.address) }
            case "blogger.com":
                return path == "/video.g" ? (.video, nil) : nil
            case "facebook.com":
                guard path.hasPrefix("/plugins/") else { return nil }
                return (path.hasPrefix("/plugins/video") ? .video : .page, pageValue("href"))
            case "geo.dailymotion.com":
                let film = queryName("video")
                return (.video, film.map { "https://www.dailymotion.com/video/\($0)" })
            case "player.bilibili.com":
                return (.video, queryName("bvid").map { "https://www.bilibili.com/video/\($0)" })
            case "player.twitch.tv":
                let film = queryName("video").map { "videos/\($0.drop { $0 == "v" })" }
                let page = film ?? queryName("channel").map { String($0) }
                return (.video, page.map { "https://www.twitch.tv/\($0)" })
            case "clips.twitch.tv":
                return (.video, queryName("clip").map { "https://clips.twitch.tv/\($0)" })
            case "w.soundcloud.com":
                // Addresses of its interface for programs are no pages.
                let page = pageValue("url")
                return (.audio, page.flatMap { $0.hasPrefix("https://soundcloud.com/") ? $0 : nil })
            case "bandcamp.com", "playlist.megaphone.fm", "omny.fm",
                "player.megaphone.fm", "embed.podcasts.apple.com", "podcasters.spotify.com",
                "anchor.fm", "player.simplecast.com", "html5-player.libsyn.com",
                "play.libsyn.com", "embed.acast.com", "widget.spreaker.com", "buzzsprout.com",
                "player.captivate.fm", "widget.deezer.com", "embed.music.apple.com",
                "castbox.fm", "player.fireside.fm", "podlove.org":
                return (.audio, nil)
            case "fast.wistia.net", "fast.wistia.com",
                "embed.ted.com", "media.ccc.de", "streamable.com",
                "rumble.com", "odysee.com", "loom.com", "videopress.com", "tv.nrk.no",
                "players.brightcove.net", "cdn.jwplayer.com", "embed.twitch.tv":
                return (.video, nil)
            case _ where host.hasSuffix(".podigee.io") && path.hasSuffix("/embed"):
                return (.audio, "https://\(host)\(path.dropLast("/embed".count))")
            case _ where path.hasSuffix("/media/oembed"):
                // Drupal, on any host.
                return pageValue("url").map { EmbeddedPage(embedding: $0) }
                    .map { ($0.kind, $0.address) }
            default:
                // PeerTube, on any host.
                return path.hasPrefix("/videos/embed/") ? (.video, nil) : nil
            }
        }
    }
}

extension EmbeddedPage.Kind {
    /// Reads the kind of page from the start tag of a link in sanitised HTML; `nil` for other
    /// links.
    public init?(ofLink token: MarkupToken, in source: Span<UInt8>) {
        var attributes = MarkupAttributeScanner(token, syntax: .html)
        while let found = attributes.next(in: source) {
            guard HTMLAttribute.named(found.name, in: source) == .embed else { continue }
            self.init(found.value, in: source)
            return
        }
        return nil
    }

    /// Creates the kind called as in `range`, ignoring case.
    public init?(_ range: Range<Int>, in source: Span<UInt8>) {
        guard range.count <= 8 else { return nil }
        self.init(rawValue: TextCleaning.collapsed(source.extracting(range)).lowercased())
    }

    /// The kind of a file, by its extension.
    init(fileName: Substring) {
        let suffix = fileName.suffix(6).lowercased()
        func ends(with names: [String]) -> Bool { names.contains { suffix.hasSuffix($0) } }
        if ends(with: [".mp4", ".m4v", ".webm", ".mov", ".ogv", ".swf"]) {
            self = .video
        } else if ends(with: [".mp3", ".m4a", ".ogg", ".oga", ".opus", ".wav", ".flac"]) {
            self = .audio
        } else if ends(with: [".svg", ".png", ".jpg", ".jpeg", ".gif", ".webp", ".avif"]) {
            self = .picture
        } else {
            self = .page
        }
    }
}
