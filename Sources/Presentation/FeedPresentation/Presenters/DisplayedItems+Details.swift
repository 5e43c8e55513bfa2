import FeedModel

extension DisplayedItems {
    func detail(at index: Int, parts: FeedDetailParts) -> FeedItemDetailViewModel {
        let item = items[index]
        var shown = FeedItemDetailViewModel()
        if item.hasDetails {
            let details = parts == .files ? item.fileDetails : item.details
            if parts.contains(.files) { addFiles(details, of: item, to: &shown) }
            if parts.contains(.media) { shown.media = details.media.map(Self.media) }
            if parts.contains(.people) {
                shown.authors = details.authors.map(factory.person)
                shown.contributors = details.contributors.map(factory.person)
            }
            if parts.contains(.rest) { add(details, of: item, to: &shown) }
        } else {
            if parts.contains(.files) { shown.image = item.contentImage.map(Self.image) }
            if parts.contains(.rest) { shown.language = sources.language(of: item) }
        }
        return shown
    }

    private func addFiles(
        _ details: FeedItemDetails, of item: FeedItem, to shown: inout FeedItemDetailViewModel
    ) {
        shown.externalURL = details.externalURL
        shown.image = (details.image ?? item.contentImage).map(Self.image)
        var writer = AttachmentWriter(of: item, imageURL: shown.image?.$url, by: factory)
        let files = details.attachments
        shown.attachments.reserveCapacity(files.count)
        for file in files { shown.attachments.append(writer.viewModel(of: file)) }
    }

    private static func media(_ media: FeedMedia) -> FeedMedia {
        var shown = media
        shown.$title = media.$title?.inOneLine
        shown.$description = media.$description?.inOneLine
        return shown
    }

    private func add(
        _ rest: FeedItemDetails, of item: FeedItem, to shown: inout FeedItemDetailViewModel
    ) {
        shown.tags = rest.tags.map { $0.inOneLine }
        shown.language = rest.language ?? sources.language(of: item)
        shown.commentsURL = rest.comments
        shown.rights = rest.rights?.inOneLine
        shown.commentsWords =
            rest.discussion?.commentCount.map(factory.phrases.comments(_:))
            ?? rest.comments.map { _ in factory.phrases.comments }
        if let discussion = rest.discussion {
            shown.commentCount = discussion.commentCount
            shown.commentFeedURL = discussion.feedURL
            shown.repliesTo = discussion.repliesTo
        }
        shown.section = rest.section?.inOneLine
        shown.department = rest.department?.inOneLine
        shown.bannerURL = rest.banner
        shown.episode = rest.episode.map(factory.episode)
    }

    static func image(_ image: FeedImage) -> ImageViewModel {
        var shown = ImageViewModel(url: "")
        shown.$url = image.$url
        shown.$alternativeText = image.$alternativeText?.inOneLine ?? .empty
        return shown
    }
}
