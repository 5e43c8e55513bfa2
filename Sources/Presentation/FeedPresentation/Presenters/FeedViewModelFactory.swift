import FeedModel

/// Makes view models of feeds.
///
/// A class, since what makes the items holds it: to copy all its words for each item would cost more
/// than to make one.
final class FeedViewModelFactory: Sendable {
    let dateWording: any FeedDateWording
    let phrases: any FeedPhrases
    private let labels: FeedLabels

    // Phrases in UTF-8, for what is made very often.
    private let listSeparator: [UInt8]
    private let untitledAttachment: [UInt8]
    private let qualification: (before: [UInt8], after: [UInt8])

    init(dateWording: any FeedDateWording, phrases: any FeedPhrases) {
        self.dateWording = dateWording
        self.phrases = phrases
        labels = phrases.labels
        listSeparator = Array(labels.listSeparator.utf8)
        untitledAttachment = Array(phrases.attachment.utf8)
        let frame = phrases.qualification
        qualification = (Array(frame.before.utf8), Array(frame.after.utf8))
    }

    /// - Parameter isRead: whether the person has read the item at a place; asked each time an item is
    ///   made.
    func viewModel(
        for feed: Feed, isRead: @escaping @Sendable (Int) -> Bool
    ) -> FeedViewModel {
        let items = feed.items
        return FeedViewModel(
            title: feed.title ?? feed.homePageURL ?? feed.feedURL ?? phrases.untitledFeed,
            isTitleDerived: feed.title == nil,
            summary: feed.summary,
            homePageURL: feed.homePageURL,
            feedURL: feed.feedURL,
            icon: feed.icon,
            language: feed.language,
            authors: feed.authors.map(person),
            byline: byline(of: feed.authors),
            updated: feed.updated.map(date),
            published: feed.published.map(date),
            rights: feed.rights,
            categories: feed.categories,
            generator: feed.generator,
            id: feed.id,
            format: feed.format.rawValue,
            encoding: feed.encoding,
            problems: feed.problems.map {
                ProblemViewModel(code: $0.code, message: $0.message, line: $0.line)
            },
            updateIntervalInSeconds: feed.updateIntervalInSeconds,
            itemCountWords: phrases.items(items.count),
            labels: labels,
            folders: feed.folders,
            items: FeedItemViewModels(
                count: items.count,
                item: { self.item(at: $0, of: items, isRead: isRead($0)) },
                bytes: { self.copyItem(at: $0, of: items, isRead: isRead($0), to: &$1) },
                detail: { self.detail(at: $0, of: items) },
                detailBytes: { index, isSummary, bytes in
                    if isSummary {
                        self.copyFiles(at: index, of: items, to: &bytes)
                    } else {
                        self.copyDetail(at: index, of: items, to: &bytes)
                    }
                },
                hasDetail: { Self.hasDetail(at: $0, of: items) },
                text: { Self.text($0, at: $1, of: items) },
                textBytes: { Self.append($0, at: $1, of: items, to: &$2) },
                image: { Self.image(items[$0].image) }))
    }

    private func item(at index: Int, of list: [FeedItem], isRead: Bool) -> FeedItemViewModel {
        let item = list[index]
        let title = item.title
        return FeedItemViewModel(
            id: item.id,
            title: title ?? derivedTitle(for: item),
            isTitleDerived: title == nil,
            url: item.url,
            published: item.published.map(date),
            updated: item.updated.map(date),
            byline: byline(of: item.authors),
            location: item.location,
            source: item.source.map {
                SourceViewModel(title: $0.title, url: $0.url, folder: $0.folder)
            },
            isRead: isRead)
    }

    /// The same in bytes, for lists that are long.
    private func copyItem(
        at index: Int, of list: [FeedItem], isRead: Bool, to copy: inout FeedItemBytes
    ) {
        let item = list[index]
        copy.removeAll()
        let texts = copy.texts.addAll { item.appendTexts(to: &$0) }
        copy.id = texts.id
        copy.url = texts.url
        if let title = texts.title {
            copy.title = title
        } else {
            copy.title = copy.texts.add(derivedTitle(for: item))
            copy.isTitleDerived = true
        }
        copy.published = add(texts.published, to: &copy)
        copy.updated = add(texts.updated, to: &copy)
        if item.hasDetails {
            copy.byline = copy.texts.add(byline(of: item.authors))
            copy.location = copy.texts.add(item.location)
            if let source = item.source {
                copy.sourceTitle = copy.texts.add(source.title)
                copy.sourceURL = copy.texts.add(source.url)
                copy.sourceFolder = copy.texts.add(source.folder)
            }
        }
        copy.isRead = isRead
    }

    private func add(_ date: FeedDate?, to copy: inout FeedItemBytes) -> FeedItemBytes.Date? {
        guard let date else { return nil }
        return FeedItemBytes.Date(
            secondsSince1970: date.secondsSince1970,
            rfc3339: copy.texts.add { RFC3339.append(date, to: &$0) },
            words: copy.texts.add {
                if !date.isPlaceholder { dateWording.appendWords(for: date, to: &$0) }
            })
    }

    private func detail(at index: Int, of items: [FeedItem]) -> FeedItemDetailViewModel {
        let item = items[index]
        let details = item.details
        return FeedItemDetailViewModel(
            texts: FeedItemTexts { Self.text($0, at: index, of: items) },
            image: Self.image(details.image ?? item.contentImage),
            externalURL: details.externalURL,
            authors: details.authors.map(person),
            contributors: details.contributors.map(person),
            tags: details.tags,
            language: details.language,
            attachments: details.attachments.map(attachment),
            media: details.media.map {
                MediaViewModel(
                    url: $0.url, mimeType: $0.mimeType, medium: $0.medium, width: $0.width,
                    height: $0.height, title: $0.title, description: $0.description,
                    thumbnail: $0.thumbnail)
            },
            comments: details.comments,
            rights: details.rights,
            commentCount: details.discussion?.commentCount,
            commentsWords: commentsWords(of: details),
            commentFeedURL: details.discussion?.feedURL,
            repliesTo: (details.discussion?.repliesTo ?? []).map {
                ReferenceViewModel(id: $0.id, url: $0.url)
            },
            section: details.section,
            department: details.department)
    }

    /// The same in bytes, for lists that are long.
    private func copyDetail(
        at index: Int, of items: [FeedItem], to copy: inout FeedItemDetailBytes
    ) {
        let item = items[index]
        copy.removeAll()
        let (rest, files) = copy.texts.addAll { item.appendDetails(to: &$0) }
        add(files, of: item, leadingTo: rest.externalURL, to: &copy)
        for author in rest.authors { copy.authors.append(add(author, to: &copy.texts)) }
        for person in rest.contributors { copy.contributors.append(add(person, to: &copy.texts)) }
        for tag in rest.tags { copy.tags.append(copy.texts.add(tag)) }
        copy.language = copy.texts.add(rest.language)
        for media in files.media {
            copy.media.append(
                FeedItemDetailBytes.Media(
                    url: media.url, mimeType: media.mimeType, medium: media.medium,
                    width: media.width, height: media.height, title: media.title,
                    description: media.description, thumbnail: media.thumbnail))
        }
        copy.comments = copy.texts.add(rest.comments)
        copy.rights = copy.texts.add(rest.rights)
        copy.commentsWords = copy.texts.add(commentsWords(of: rest))
        if let discussion = rest.discussion {
            copy.commentCount = discussion.commentCount
            copy.commentFeedURL = copy.texts.add(discussion.feedURL)
            for reference in discussion.repliesTo {
                copy.repliesTo.append(
                    FeedItemDetailBytes.Reference(
                        id: copy.texts.add(reference.id), url: copy.texts.add(reference.url)))
            }
        }
        copy.section = copy.texts.add(rest.section)
        copy.department = copy.texts.add(rest.department)
    }

    /// Only the picture, the page that the item is about, and the files.
    private func copyFiles(
        at index: Int, of items: [FeedItem], to copy: inout FeedItemDetailBytes
    ) {
        let item = items[index]
        copy.removeAll()
        let (externalURL, files) = copy.texts.addAll { item.appendFiles(to: &$0) }
        add(files, of: item, leadingTo: externalURL, to: &copy)
    }

    private func add(
        _ files: FeedItemFiles, of item: FeedItem, leadingTo externalURL: String?,
        to copy: inout FeedItemDetailBytes
    ) {
        if let image = files.image {
            copy.image = FeedItemDetailBytes.Image(
                url: image.url,
                alternativeText: image.alternativeText ?? copy.texts.add(""))
        } else if let image = item.contentImage {
            copy.image = FeedItemDetailBytes.Image(
                url: copy.texts.add(image.url),
                alternativeText: copy.texts.add(image.alternativeText ?? ""))
        }
        copy.externalURL = copy.texts.add(externalURL)
        for file in files.attachments { copy.attachments.append(add(file, to: &copy.texts)) }
    }

    /// A picture may be in the content.
    private static func hasDetail(at index: Int, of list: [FeedItem]) -> Bool {
        let item = list[index]
        return item.hasDetails || item.hasContent
    }

    private static func text(
        _ text: FeedItemText, at index: Int, of items: [FeedItem]
    ) -> String? {
        let item = items[index]
        guard item.hasContent else { return nil }
        return switch text {
        case .excerpt:
            Excerpt.paragraph(from: item.summary, under: item.title)
                ?? Excerpt.paragraph(from: item.content, under: item.title)
        case .contentHTML: item.content?.html(onPage: item.url)
        case .contentText: item.content.flatMap { $0.isMarkup ? nil : $0.plainText }
        case .summary:
            item.summary.map { $0.plainText }.flatMap { $0.isEmpty ? nil : $0 }
        case .summaryHTML: item.summary?.html(onPage: item.url)
        }
    }

    /// The same in bytes: what is sanitised is handed on as it was made.
    private static func append(
        _ text: FeedItemText, at index: Int, of items: [FeedItem], to bytes: inout [UInt8]
    ) -> Bool {
        let item = items[index]
        guard item.hasContent else { return false }
        switch text {
        case .contentHTML: return item.content?.appendHTML(onPage: item.url, to: &bytes) ?? false
        case .summaryHTML: return item.summary?.appendHTML(onPage: item.url, to: &bytes) ?? false
        case .excerpt, .contentText, .summary:
            guard let text = self.text(text, at: index, of: items) else { return false }
            bytes.append(contentsOf: text.utf8)
            return true
        }
    }

    private static func image(_ image: FeedImage?) -> ImageViewModel? {
        image.map { ImageViewModel(url: $0.url, alternativeText: $0.alternativeText ?? "") }
    }

    /// A title from the item's text, else from its link, else the phrase for none.
    private func derivedTitle(for item: FeedItem) -> String {
        Excerpt.title(from: item.summary) ?? Excerpt.title(from: item.content) ?? item.url
            ?? phrases.untitledItem
    }

    private func byline(of authors: [FeedAuthor]) -> String? {
        if authors.isEmpty { return nil }
        if authors.count == 1 { return authors[0].name ?? authors[0].email }
        let names = authors.compactMap { $0.name ?? $0.email }
        return names.isEmpty ? nil : names.joined(separator: labels.listSeparator)
    }

    private func commentsWords(of details: FeedItemDetails) -> String? {
        details.discussion?.commentCount.map(phrases.comments(_:))
            ?? details.comments.map { _ in phrases.comments }
    }

    private func attachment(_ attachment: FeedAttachment) -> AttachmentViewModel {
        let size = sizeWords(attachment.sizeInBytes)
        let duration = durationWords(attachment.durationInSeconds)
        var facts = attachment.mimeType ?? ""
        for fact in [size, duration] {
            guard let fact, !fact.isEmpty else { continue }
            if !facts.isEmpty { facts += labels.listSeparator }
            facts += fact
        }
        let name = attachment.title.flatMap { $0.isEmpty ? nil : $0 } ?? phrases.attachment
        return AttachmentViewModel(
            url: attachment.url, mimeType: attachment.mimeType, title: attachment.title,
            sizeInBytes: attachment.sizeInBytes, durationInSeconds: attachment.durationInSeconds,
            sizeWords: size, durationWords: duration, facts: facts,
            label: facts.isEmpty ? name : phrases.qualified(name, by: facts))
    }

    /// The same for texts that are in `texts`: the words stand in the facts, and those in the label.
    private func add(
        _ attachment: FeedItemFiles.Attachment, to texts: inout FeedTextBytes
    ) -> FeedItemDetailBytes.Attachment {
        let size = sizeWords(attachment.sizeInBytes)
        let duration = durationWords(attachment.durationInSeconds)
        var added = FeedItemDetailBytes.Attachment(
            url: attachment.url, mimeType: attachment.mimeType, title: attachment.title,
            sizeInBytes: attachment.sizeInBytes, durationInSeconds: attachment.durationInSeconds)
        let isAnythingKnown =
            attachment.mimeType?.isEmpty == false || size?.isEmpty == false
            || duration?.isEmpty == false
        added.label = texts.add { bytes in
            if let title = attachment.title, !title.isEmpty {
                bytes.append(copyOf: title)
            } else {
                bytes.append(contentsOf: untitledAttachment)
            }
            guard isAnythingKnown else { return }
            bytes.append(contentsOf: qualification.before)
            let start = bytes.count
            if let type = attachment.mimeType { bytes.append(copyOf: type) }
            added.sizeWords = append(size, toFactsFrom: start, in: &bytes)
            added.durationWords = append(duration, toFactsFrom: start, in: &bytes)
            added.facts = start..<bytes.count
            bytes.append(contentsOf: qualification.after)
        }
        return added
    }

    private func append(
        _ fact: String?, toFactsFrom start: Int, in bytes: inout [UInt8]
    ) -> Range<Int>? {
        guard let fact else { return nil }
        if !fact.isEmpty, bytes.count > start {
            bytes.append(contentsOf: listSeparator)
        }
        let place = bytes.count
        bytes.append(contentsOf: fact.utf8)
        return place..<bytes.count
    }

    private func sizeWords(_ size: Int64?) -> String? {
        size.flatMap { $0 > 0 ? phrases.size(ByteCount($0)) : nil }
    }

    private func durationWords(_ seconds: Double?) -> String? {
        seconds.flatMap { PlayingTime(seconds: $0) }.map(phrases.duration)
    }

    private func add(
        _ author: FeedAuthor, to texts: inout FeedTextBytes
    ) -> FeedItemDetailBytes.Person {
        FeedItemDetailBytes.Person(
            name: texts.add(author.name), url: texts.add(author.url),
            avatar: texts.add(author.avatar), email: texts.add(author.email))
    }

    private func person(_ author: FeedAuthor) -> PersonViewModel {
        PersonViewModel(
            name: author.name, url: author.url, avatar: author.avatar, email: author.email)
    }

    private func date(_ date: FeedDate) -> DateViewModel {
        DateViewModel(
            secondsSince1970: date.secondsSince1970, rfc3339: RFC3339.string(from: date),
            words: date.isPlaceholder ? "" : dateWording.words(for: date))
    }
}

extension [UInt8] {
    /// Appends once more what stands in `range`.
    fileprivate mutating func append(copyOf range: Range<Int>) {
        for index in range { append(self[index]) }
    }
}
