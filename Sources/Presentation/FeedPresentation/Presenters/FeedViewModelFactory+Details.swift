import FeedModel

extension FeedViewModelFactory {
    func detail(at index: Int, of items: [FeedItem]) -> FeedItemDetailViewModel {
        let item = items[index]
        let details = item.details
        let image = details.image ?? item.contentImage
        return FeedItemDetailViewModel(
            texts: FeedItemTexts { Self.text($0, at: index, of: items) },
            image: Self.image(image),
            externalURL: details.externalURL,
            authors: details.authors.map(person),
            contributors: details.contributors.map(person),
            tags: details.tags.map { $0.inOneLine },
            language: details.language,
            attachments: details.attachments.map { file in
                attachment(
                    file, FileKind(of: file, imageURL: image?.url, media: { details.media }))
            },
            media: details.media.map {
                MediaViewModel(
                    url: $0.url, mimeType: $0.mimeType, medium: $0.medium, width: $0.width,
                    height: $0.height, title: $0.title?.inOneLine,
                    description: $0.description?.inOneLine, thumbnailURL: $0.thumbnail)
            },
            commentsURL: details.comments,
            rights: details.rights?.inOneLine,
            commentCount: details.discussion?.commentCount,
            commentsWords: commentsWords(of: details),
            commentFeedURL: details.discussion?.feedURL,
            repliesTo: (details.discussion?.repliesTo ?? []).map {
                ReferenceViewModel(id: $0.id, url: $0.url)
            },
            section: details.section?.inOneLine,
            department: details.department?.inOneLine)
    }

    /// The same in bytes, for lists that are long: those parts of it that are asked for.
    func copyDetail(
        at index: Int, of items: [FeedItem], parts: FeedDetailParts,
        to copy: inout FeedItemDetailBytes
    ) {
        let item = items[index]
        copy.removeAll()
        if parts == .files {
            let (externalURL, files) = copy.texts.addAll { item.appendFiles(to: &$0) }
            return add(files, of: item, leadingTo: externalURL, to: &copy)
        }
        let (rest, files) = copy.texts.addAll { item.appendDetails(to: &$0) }
        if parts.contains(.files) { add(files, of: item, leadingTo: rest.externalURL, to: &copy) }
        if parts.contains(.media) {
            for media in files.media { copy.media.append(add(media, to: &copy.texts)) }
        }
        if parts.contains(.people) {
            for author in rest.authors { copy.authors.append(add(author, to: &copy.texts)) }
            for person in rest.contributors {
                copy.contributors.append(add(person, to: &copy.texts))
            }
        }
        if parts.contains(.rest) { add(rest, to: &copy) }
    }

    private func add(_ rest: FeedItemDetails, to copy: inout FeedItemDetailBytes) {
        for tag in rest.tags { copy.tags.append(copy.texts.add(tag.inOneLine)) }
        copy.language = copy.texts.add(rest.language)
        copy.commentsURL = copy.texts.add(rest.comments)
        copy.rights = copy.texts.add(rest.rights?.inOneLine)
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
        copy.section = copy.texts.add(rest.section?.inOneLine)
        copy.department = copy.texts.add(rest.department?.inOneLine)
    }

    private func add(
        _ files: FeedItemFiles, of item: FeedItem, leadingTo externalURL: String?,
        to copy: inout FeedItemDetailBytes
    ) {
        if let image = files.image {
            if let words = image.alternativeText { copy.texts.removeLineFeeds(in: words) }
            copy.image = FeedItemDetailBytes.Image(
                url: image.url,
                alternativeText: image.alternativeText ?? copy.texts.add(""))
        } else if let image = item.contentImage {
            copy.image = FeedItemDetailBytes.Image(
                url: copy.texts.add(image.url),
                alternativeText: copy.texts.add(image.alternativeText?.inOneLine ?? ""))
        }
        copy.externalURL = copy.texts.add(externalURL)
        for file in files.attachments {
            var added = add(file, to: &copy.texts)
            added.kind = kind(of: file, of: item, in: copy)
            copy.attachments.append(added)
        }
    }

    private func kind(
        of file: FeedItemFiles.Attachment, of item: FeedItem, in copy: FeedItemDetailBytes
    ) -> FileKind {
        if let type = file.mimeType,
            let kind = FileKind(ofType: copy.texts.bytes.span.extracting(type))
        {
            return kind
        }
        return FileKind(
            at: copy.texts[file.url], imageURL: copy.image.map { copy.texts[$0.url] },
            media: { item.details.media })
    }

    private func add(
        _ media: FeedItemFiles.Media, to texts: inout FeedTextBytes
    ) -> FeedItemDetailBytes.Media {
        for range in [media.title, media.description] {
            if let range { texts.removeLineFeeds(in: range) }
        }
        return FeedItemDetailBytes.Media(
            url: media.url, mimeType: media.mimeType, medium: media.medium,
            width: media.width, height: media.height, title: media.title,
            description: media.description, thumbnailURL: media.thumbnail)
    }

    private func add(
        _ author: FeedAuthor, to texts: inout FeedTextBytes
    ) -> FeedItemDetailBytes.Person {
        FeedItemDetailBytes.Person(
            name: texts.add(author.name?.inOneLine), url: texts.add(author.url),
            avatarURL: texts.add(author.avatar), email: texts.add(author.email))
    }

    static func image(_ image: FeedImage?) -> ImageViewModel? {
        image.map {
            ImageViewModel(url: $0.url, alternativeText: $0.alternativeText?.inOneLine ?? "")
        }
    }

    private func commentsWords(of details: FeedItemDetails) -> String? {
        details.discussion?.commentCount.map(phrases.comments(_:))
            ?? details.comments.map { _ in phrases.comments }
    }
}
