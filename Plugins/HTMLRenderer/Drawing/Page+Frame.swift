import FeedViews

extension Page {
    /// Writes everything up to the body's start tag.
    func writeHead(to writer: inout HTMLWriter) {
        writer.markup("<!DOCTYPE html>\n<html")
        if let pageLanguage {
            writer.markup(made: pageLanguage.attributes(withDirection: pageLanguage.isRightToLeft))
        }
        writer.markup(">\n<head>\n<meta charset=\"utf-8\">\n")
        writer.markup("<meta http-equiv=\"Content-Security-Policy\"")
        writer.attribute(" content=\"", contentSecurityPolicy)
        writer.markup(
            """
            >
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="referrer" content="no-referrer">
            <meta name="color-scheme" content="light dark">
            <meta name="generator" content="FeedHost">

            """)
        if let summary = feed.summary, !summary.isEmpty {
            writer.markup("<meta name=\"description\"")
            writer.attribute(" content=\"", summary)
            writer.markup(">\n")
        }
        writer.markup(made: "<title\(feedText)>")
        writer.text(title)
        writer.markup("</title>\n")
        if let address = WebAddress.resource(feed.feedURL), let type = feedMediaType {
            writer.markup("<link rel=\"alternate\"")
            writer.attribute(" type=\"", type)
            writer.attribute(" href=\"", ContentAddress.valid(address))
            writer.markup(">\n")
        }
        // An embedded icon is written once, where it is visible.
        if embed == nil {
            writeIcon(to: &writer) { writer, writeAddress in
                writer.markup("<link rel=\"icon\" href=\"")
                writeAddress(&writer)
                writer.markup("\">\n")
            }
        }
        writer.markup("<style>")
        writer.markup(made: sheet)
        let grouped = groups.isEmpty ? "" : " grouped"
        let whole = options.content == .whole ? " whole" : ""
        writer.markup(
            made:
                "</style>\n</head>\n<body class=\"\(isList ? "list" : "cards")\(grouped)\(whole)\">\n"
        )
    }

    /// Writes the feed's header.
    func writeHeader(to writer: inout HTMLWriter) {
        writer.markup("<a class=\"skip\" href=\"#items\">")
        writer.text(words[.skipToItems])
        writer.markup(made: "</a>\n<header class=\"feed\" id=\"top\"\(feedText)>\n")
        writeIcon(to: &writer) { writer, writeAddress in
            writer.markup("<img class=\"icon\" src=\"")
            writeAddress(&writer)
            writer.markup("\" alt=\"\" width=\"72\" height=\"72\" decoding=\"async\"")
            writer.markup(" referrerpolicy=\"no-referrer\">\n")
        }
        writer.markup("<div>\n<h1")
        writer.markup(Page.direction(in: language))
        link(to: feed.homePageURL, in: &writer) { $0.text(title) }
        writer.markup("</h1>\n")
        if let summary = feed.summary, !summary.isEmpty, summary != title {
            writer.markup("<p class=\"about\"")
            writer.markup(Page.direction(in: language))
            writer.text(summary)
            writer.markup("</p>\n")
        }
        writer.markup("<p class=\"facts\">")
        if let byline = feed.byline, !byline.isEmpty {
            writer.markup("<span class=\"fact\"><bdi>")
            writer.text(byline)
            writer.markup("</bdi></span> ")
        }
        if let date = feed.asOf, !date.$words.isEmpty {
            let asOf = words[phrase: .asOf]
            writer.markup(made: "<span class=\"fact\"\(ownWords(in: language))>")
            writer.text(asOf.before)
            time(date, in: language, to: &writer)
            writer.text(asOf.after)
            writer.markup("</span> ")
        }
        writer.markup(made: "<span class=\"fact\"\(ownWords(in: language))>")
        writer.text(feed.itemCountWords)
        writer.markup("</span></p>\n</div>\n</header>\n")
    }

    /// Writes the footer, and ends the page.
    func writeFooter(to writer: inout HTMLWriter) {
        writer.markup(made: "<footer class=\"end\"\(feedText)>\n")
        if let rights = feed.rights, !rights.isEmpty {
            writer.markup("<p")
            writer.markup(Page.direction(in: language))
            writer.text(rights)
            writer.markup("</p>\n")
        }
        writer.markup(made: "<p\(ownWords(in: language))>")
        if WebAddress.link(feed.feedURL) == nil {
            writer.text(words[.drawn])
        } else {
            let drawnFrom = words[phrase: .drawnFrom]
            writer.text(drawnFrom.before)
            link(to: feed.feedURL, in: &writer) { $0.text(words[.thisFeed]) }
            writer.text(drawnFrom.after)
        }
        writer.markup(made: "</p>\n<p\(ownWords(in: language))><a class=\"to-top\" href=\"#top\">")
        writer.text(words[.toTop])
        writer.markup("</a></p>\n</footer>\n</body>\n</html>\n")
    }

    /// Writes a link if the address is safe, else only its content.
    func link(
        to address: String?, in writer: inout HTMLWriter,
        _ writeContents: (inout HTMLWriter) -> Void
    ) {
        link(toSafe: WebAddress.link(address), in: &writer, writeContents)
    }

    /// Writes a link if there is an address, which must be safe, else only its content.
    func link(
        toSafe address: String?, in writer: inout HTMLWriter,
        _ writeContents: (inout HTMLWriter) -> Void
    ) {
        guard let address else { return writeContents(&writer) }
        writer.markup("<a")
        linkAttributes(address, in: &writer)
        writer.markup(">")
        writeContents(&writer)
        writer.markup("</a>")
    }

    /// Writes `href`, and `rel` against a referrer.
    func linkAttributes(_ address: String, in writer: inout HTMLWriter) {
        writer.attribute(" href=\"", ContentAddress.valid(address))
        writer.markup(" rel=\"noopener noreferrer\" referrerpolicy=\"no-referrer\"")
    }

    /// Writes a date in text of `language`.
    ///
    /// - Parameter words: the text; `nil` for all of the date's words.
    func time(
        _ date: DateViewModel, words: FeedText? = nil, in language: LanguageTag?,
        to writer: inout HTMLWriter
    ) {
        writer.markup("<time")
        date.withKnownText { writer.attribute(" datetime=\"", $0) }
        let ownWords = ownWords(in: language)
        writer.markup(made: ownWords.isEmpty ? " dir=\"auto\">" : ownWords + ">")
        writer.text(words ?? date.$words)
        writer.markup("</time>")
    }

    /// Pages with embedded pictures load none.
    private var contentSecurityPolicy: String {
        let pictures = embed == nil ? "http: https: data:" : "data:"
        let hash = sheet == PageStyle.sheet ? PageStyle.hash : PageStyle.hash(of: sheet)
        return "default-src 'none'; style-src '\(hash)'; img-src \(pictures); "
            + "media-src http: https:; base-uri 'none'; form-action 'none'"
    }

    /// Writes the feed's icon, if any: the markup that `write` writes around its address.
    private func writeIcon(
        to writer: inout HTMLWriter,
        _ write: (inout HTMLWriter, _ writeAddress: (inout HTMLWriter) -> Void) -> Void
    ) {
        guard let icon = WebAddress.resource(feed.iconURL) else { return }
        guard let embed else {
            return write(&writer) { $0.text(icon) }
        }
        writer.flush()
        embed(
            .picture(PicturePlaceholder(url: icon, around: write)))
    }

    private var feedMediaType: String? {
        let format = feed.format
        if format.hasPrefix("rss-") { return "application/rss+xml" }
        if format.hasPrefix("atom-") { return "application/atom+xml" }
        if format.hasPrefix("json-feed-") { return "application/feed+json" }
        return nil
    }
}
