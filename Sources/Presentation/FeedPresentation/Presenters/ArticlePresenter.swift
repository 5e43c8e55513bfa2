import FeedMarkup
import FeedModel

/// Makes articles: decides what of an item is shown, in which order and words.
///
/// Stateless. Works on view models, so that apps can present items of their own.
public final class ArticlePresenter: Sendable {
    /// The most entries of a kind that are listed one by one, such as transcripts.
    private static let mostOfAKind = 8

    private let phrases: any FeedPhrases
    // Converted once for all articles.
    private let separator: FeedText
    private let listSeparator: FeedText
    let brackets: (before: FeedText, after: FeedText)
    private let author: (before: FeedText, after: FeedText)
    private let updated: (before: FeedText, after: FeedText)

    /// Creates a presenter with the words of one language.
    public init(phrases: any FeedPhrases) {
        self.phrases = phrases
        separator = FeedText(phrases.phrase(for: .separator).before)
        listSeparator = FeedText(phrases.phrase(for: .listSeparator).before)
        brackets = Self.texts(of: phrases.qualification)
        author = Self.texts(of: phrases.phrase(for: .byAuthor))
        updated = Self.texts(of: phrases.phrase(for: .itemUpdated))
    }

    private static func texts(of phrase: Phrase) -> (before: FeedText, after: FeedText) {
        (FeedText(phrase.before), FeedText(phrase.after))
    }

    /// Makes an article.
    ///
    /// - Parameters:
    ///   - item: the item.
    ///   - detail: its detail, with all parts but the people.
    ///   - byline: the feed's authors, who are not repeated.
    ///   - parts: the parts to make.
    ///   - text: returns a text of the item; called only for the body.
    public func article(
        of item: FeedItemViewModel, _ detail: FeedItemDetailViewModel,
        besides byline: FeedText? = nil, parts: FeedArticleParts = .all,
        text: (FeedItemText) -> FeedText?
    ) -> FeedArticleViewModel {
        var article = FeedArticleViewModel(item.$title)
        // The beginning of a text is its title where there is no other.
        article.showsTitle = item.titleOrigin != .text
        if parts.contains(.heading) {
            article.facts = facts(of: item, detail.episode, besides: byline)
            article.$factsLine = FeedArticleViewModel.line(of: article.facts)
            article.picture = detail.image.map { Self.picture($0, in: detail.media) }
            article.$language = detail.$language
        }
        if parts.contains(.body) { addBody(to: &article, of: item, text) }
        if parts.contains(.end) { addEnd(to: &article, of: item, detail) }
        return article
    }

    private func facts(
        of item: FeedItemViewModel, _ episode: EpisodeViewModel?, besides byline: FeedText?
    ) -> [ArticleEntryViewModel] {
        var facts: [ArticleEntryViewModel] = []
        func add(
            _ kind: ArticleEntryKind, _ value: FeedText?,
            _ words: (before: FeedText, after: FeedText) = (.empty, .empty), url: FeedText? = nil
        ) {
            guard let value, !value.isEmpty else { return }
            facts.append(
                ArticleEntryViewModel(
                    kind, before: words.before, value: value, after: words.after, url: url))
        }
        add(.source, item.source?.$title, url: item.source?.$url)
        if item.$byline != byline { add(.author, item.$byline, author) }
        add(.date, item.date?.$words, item.dateOrigin == .updated ? updated : (.empty, .empty))
        add(.place, item.$location)
        add(.episode, episode?.$words)
        return facts
    }

    /// Returns a picture with the size that its media description declares.
    private static func picture(
        _ image: ImageViewModel, in media: [FeedMedia]
    ) -> ArticlePictureViewModel {
        let medium = media.first { $0.$url == image.$url }
        var picture = ArticlePictureViewModel(url: "", width: medium?.width, height: medium?.height)
        picture.$url = image.$url
        picture.$alternativeText = image.$alternativeText
        return picture
    }

    // MARK: Body

    /// Adds the fullest text that says more than the title.
    private func addBody(
        to article: inout FeedArticleViewModel, of item: FeedItemViewModel,
        _ text: (FeedItemText) -> FeedText?
    ) {
        for kind in [FeedItemText.contentHTML, .contentText, .summaryHTML, .summary, .excerpt] {
            guard let body = text(kind), !body.isEmpty else { continue }
            let isHTML = kind == .contentHTML || kind == .summaryHTML
            if item.titleOrigin != .text, Self.says(body, isHTML: isHTML, only: item.$title) {
                continue
            }
            if isHTML, let lines = body.withUTF8({ UnmarkedText.lines($0) }) {
                article.$bodyText = FeedText(String(decoding: lines, as: UTF8.self))
            } else if isHTML {
                article.$bodyHTML = body
            } else {
                article.$bodyText = body
            }
            guard kind == .contentHTML || kind == .contentText else { break }
            addCompanions(to: &article, of: item) { text(.summary) }
            break
        }
        if let picture = article.picture, let html = article.$bodyHTML {
            let file = picture.$url.withUTF8 { PictureFile(at: $0) }
            article.picture?.isAboveBody = !html.withUTF8 {
                ContentPictures.contains(in: $0) { PictureFile(at: $0.utf8Span.span) == file }
            }
        }
    }

    /// Shows a summary beside content: below one without words, such as a comic; or its beginning
    /// as the title, if the content begins with other words.
    private func addCompanions(
        to article: inout FeedArticleViewModel, of item: FeedItemViewModel,
        summary: () -> FeedText?
    ) {
        let isWordless = article.$bodyHTML?.withUTF8(HTMLText.isWordless) ?? false
        guard isWordless || item.titleOrigin == .text, let summary = summary(), !summary.isEmpty
        else { return }
        if isWordless {
            if summary != item.$title { article.$caption = summary }
        } else {
            article.showsTitle = !Self.begins(article, with: item.$title)
        }
    }

    /// Returns true if a text shows nothing but the title.
    private static func says(_ text: FeedText, isHTML: Bool, only title: FeedText) -> Bool {
        guard isHTML else { return text == title }
        // With elements and references around it, but without attributes, as links and pictures have.
        guard text.count <= title.count * 2 + 64 else { return false }
        return text.withUTF8 { html in
            let hasAttribute = html.indices.dropFirst().contains {
                html[$0] == UInt8(ascii: "\"") && html[$0 - 1] == UInt8(ascii: "=")
            }
            return !hasAttribute && title.says(HTMLText.line(html))
        }
    }

    /// Returns true if the body begins with the title, or with all of it but an ellipsis.
    private static func begins(_ article: FeedArticleViewModel, with title: FeedText) -> Bool {
        let text =
            article.$bodyHTML?.withUTF8(HTMLText.line)
            ?? article.bodyText.map { TextCleaning.collapsed($0.utf8Span.span) } ?? ""
        let bytes = title.string.utf8
        let ellipsis = "…".utf8
        let isCut =
            bytes.count >= ellipsis.count && bytes.suffix(ellipsis.count).elementsEqual(ellipsis)
        return text.utf8.starts(with: isCut ? bytes.dropLast(ellipsis.count) : bytes[...])
    }

    // MARK: End

    private func addEnd(
        to article: inout FeedArticleViewModel, of item: FeedItemViewModel,
        _ detail: FeedItemDetailViewModel
    ) {
        addFiles(of: detail, to: &article.links)
        addDiscussion(of: item, detail, to: &article.links)
        let recording = detail.attachments.first { $0.kind == .audio || $0.kind == .video }
        if let recording {
            article.recording = ArticleRecordingViewModel(url: "", kind: recording.kind)
            article.recording?.$url = recording.$url
        }
        article.$subjects = subjects(of: detail)
        article.$tags = detail.$tags.filter { !$0.isEmpty }
    }

    /// The files, except the item's picture, then chapters and transcripts.
    private func addFiles(
        of detail: FeedItemDetailViewModel, to links: inout [ArticleEntryViewModel]
    ) {
        let picture = detail.image?.$url.withUTF8 { PictureFile(at: $0) }
        for file in detail.attachments
        where !file.$url.isEmpty && file.$url != detail.image?.$url
            && (file.kind != .picture || file.$url.withUTF8 { PictureFile(at: $0) } != picture)
        {
            var texts = FeedTextWriter(capacity: 0)
            links.append(
                ArticleEntryViewModel(
                    file.kind == .picture ? .picture : .file, before: .empty, value: name(of: file),
                    after: file.$facts.isEmpty
                        ? .empty
                        : texts.add(joining: [brackets.before, file.$facts, brackets.after]),
                    url: file.$url))
        }
        guard let episode = detail.episode else { return }
        if let url = episode.chaptersURL, let label = episode.chaptersLabel {
            links.append(ArticleEntryViewModel(.chapters, value: label, url: url))
        }
        for transcript in episode.transcripts.prefix(Self.mostOfAKind) {
            links.append(
                ArticleEntryViewModel(.transcript, value: transcript.label, url: transcript.url))
        }
    }

    /// Returns the title of a file, else its name, else a word.
    private func name(of file: AttachmentViewModel) -> FeedText {
        if let title = file.$title, !title.isEmpty { return title }
        let name = file.$url[Self.fileName(in: file.$url)]
        return name.isEmpty ? FeedText(phrases.attachment) : name
    }

    /// The last component of the path of a web address; empty if it has none.
    private static func fileName(in url: FeedText) -> Range<Int> {
        url.withUTF8 { url in
            var start: Int?
            for index in min("https://".utf8.count, url.count)..<url.count {
                switch url[index] {
                case UInt8(ascii: "?"), UInt8(ascii: "#"): return (start ?? index)..<index
                case UInt8(ascii: "/"): start = index + 1
                default: break
                }
            }
            return (start ?? url.count)..<url.count
        }
    }

    private func addDiscussion(
        of item: FeedItemViewModel, _ detail: FeedItemDetailViewModel,
        to links: inout [ArticleEntryViewModel]
    ) {
        if let url = detail.$externalURL, !url.isEmpty, url != item.$url {
            links.append(page(.about, url.string, phrases.phrase(for: .aboutPage)))
        }
        for reference in detail.repliesTo.prefix(Self.mostOfAKind) {
            let phrase = phrases.phrase(for: .replyTo)
            if let url = reference.url, !url.isEmpty {
                links.append(page(.reply, url, phrase))
            } else if let id = reference.id, !id.isEmpty {
                links.append(
                    ArticleEntryViewModel(
                        .reply, before: phrase.before, value: id, after: phrase.after))
            }
        }
        if let words = detail.commentsWords {
            let url = detail.$commentsURL.flatMap { $0.isEmpty || $0 == item.$url ? nil : $0 }
            // That there are none matters only where one can be added.
            if url != nil || detail.commentCount ?? 0 > 0 {
                links.append(ArticleEntryViewModel(.comments, value: words, url: url?.string))
            }
        }
        if let url = detail.commentFeedURL, !url.isEmpty {
            let words = phrases.phrase(for: .commentFeed).before
            links.append(ArticleEntryViewModel(.commentFeed, value: words, url: url))
        }
    }

    /// Returns a link to a page, named by its host.
    private func page(
        _ kind: ArticleEntryKind, _ url: String, _ phrase: Phrase
    ) -> ArticleEntryViewModel {
        let host = EmbeddedPage.host(of: url)
        return ArticleEntryViewModel(
            kind, before: phrase.before, value: host.isEmpty ? url : host, after: phrase.after,
            url: url)
    }

    private func subjects(of detail: FeedItemDetailViewModel) -> [FeedText] {
        var lines: [FeedText] = []
        func addLine(of texts: [FeedText]) {
            guard !texts.isEmpty else { return }
            var writer = FeedTextWriter(capacity: 0)
            lines.append(writer.add(joining: texts))
        }
        var places: [FeedText] = []
        func add(_ word: FeedWord, _ place: FeedText?) {
            guard let place, !place.isEmpty else { return }
            if !places.isEmpty { places.append(" · ") }
            places += [label(for: word), separator, place]
        }
        add(.section, detail.$section)
        add(.department, detail.$department)
        addLine(of: places)
        var tags: [FeedText] = []
        for tag in detail.$tags where !tag.isEmpty {
            tags += tags.isEmpty ? [label(for: .tags), separator, tag] : [listSeparator, tag]
        }
        addLine(of: tags)
        return lines
    }

    private func label(for word: FeedWord) -> FeedText {
        FeedText(phrases.phrase(for: word).before)
    }
}

extension FeedArticleParts {
    /// The parts of a detail that these parts take.
    var details: FeedDetailParts {
        var parts: FeedDetailParts = []
        if contains(.heading) { parts.formUnion([.files, .media, .rest]) }
        if contains(.end) { parts.formUnion([.files, .rest]) }
        return parts
    }
}
