import FeedParsing
import SystemInterface

/// Finds the feeds that web pages announce.
enum WebPage {
    /// The feeds of a page.
    enum Announcement {
        /// Remote or readable feeds, the most likely first.
        case feeds([FeedLocation])
        /// No such feed, but a file that is not read.
        case refused(FeedLocation, AnnouncedFileFault)
    }

    /// The names of comment feeds, and their paths in WordPress.
    private static let commentWords: [StaticString] = [
        "comment", "kommentar", "comentario", "coment\u{E1}rio", "commenti", "reacties", "komentar",
        "\u{43A}\u{43E}\u{43C}\u{43C}\u{435}\u{43D}\u{442}", "\u{30B3}\u{30E1}\u{30F3}\u{30C8}",
        "\u{8BC4}\u{8BBA}",
    ]

    /// Returns the feeds that a page announces; `nil` if there are none.
    ///
    /// Feed types come before plain JSON and XML, which may be an API of the site, and a site's
    /// feed comes before that of its comments.
    ///
    /// - Parameter file: the page's path if it may refer to files; only existing files count.
    static func announcement(of page: LoadedDocument, file: String?) -> Announcement? {
        let url = page.context.documentURL
        var links =
            page.linkFields.map {
                FeedAutodiscovery.links(inFields: $0, pageURL: url)
            } ?? []
        links += FeedAutodiscovery.links(in: page.bytes, pageURL: url)
        var ranked: [[FeedLocation]] = [[], [], [], []]
        var seen: Set<FeedLocation> = []
        var refused: Announcement?
        for link in links {
            switch announcement(of: link, file: file) {
            case .feeds(let sources)?:
                let isUnsure = ["application/json", "text/xml", "application/xml"].contains(
                    link.mimeType)
                let rank = (isUnsure ? 2 : 0) + (isOfComments(link) ? 1 : 0)
                ranked[rank] += sources.filter { seen.insert($0).inserted }
            case let refusal?: refused = refused ?? refusal
            case nil: break
            }
        }
        let sources = ranked.flatMap(\.self)
        return sources.isEmpty ? refused : .feeds(sources)
    }

    private static func isOfComments(_ link: FeedLink) -> Bool {
        let path = link.url.utf8.drop { $0 != UInt8(ascii: ":") }.dropFirst(3)
            .drop { $0 != UInt8(ascii: "/") }
        let texts = [link.title?.lowercased() ?? "", String(decoding: path, as: UTF8.self)]
        return texts.contains { text in
            commentWords.contains { text.contains(text: $0.description) }
        }
    }

    private static func announcement(of link: FeedLink, file: String?) -> Announcement? {
        guard link.isLocal else {
            return link.url.hasPrefix("http") ? .feeds([.remote(url: link.url)]) : nil
        }
        guard let file else { return .refused(.file(path: link.url), .notAllowed) }
        let source = LocalReference.source(link.url, in: file)
        guard case .file(let path) = source else { return nil }
        // A saved page still refers to the files of its site. Pipes and devices are excluded, since
        // they may never end.
        return switch (try? FileStatus.of(path))?.kind {
        case .regular?: .feeds([source])
        case nil: .refused(source, .missing)
        default: .refused(source, .notARegularFile)
        }
    }
}
