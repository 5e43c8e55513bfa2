import FeedModel

extension PresentedItems {
    func detail(at index: Int, parts: FeedDetailParts) -> FeedItemDetailViewModel {
        let item = items[index]
        guard item.hasDetails else {
            return FeedItemDetailViewModel(
                image: parts.contains(.files) ? item.contentImage.map(Self.image) : nil)
        }
        var shown = FeedItemDetailViewModel()
        var bytes: [UInt8] = []
        if parts == .files {
            let (externalURL, files) = item.appendFiles(to: &bytes)
            var writer = FilesWriter(files, in: consume bytes, for: factory)
            writer.addFiles(of: item, to: &shown)
            shown.externalURL = externalURL
            return shown
        }
        let (rest, files) = item.appendDetails(to: &bytes)
        var writer = FilesWriter(files, in: consume bytes, for: factory)
        if parts.contains(.files) {
            writer.addFiles(of: item, to: &shown)
            shown.externalURL = rest.externalURL
        }
        if parts.contains(.media) { writer.addMedia(to: &shown) }
        if parts.contains(.people) {
            shown.authors = rest.authors.map(factory.person)
            shown.contributors = rest.contributors.map(factory.person)
        }
        if parts.contains(.rest) { add(rest, to: &shown) }
        return shown
    }

    private func add(_ rest: FeedItemDetails, to shown: inout FeedItemDetailViewModel) {
        shown.tags = rest.tags.map { $0.inOneLine }
        shown.language = rest.language
        shown.commentsURL = rest.comments
        shown.rights = rest.rights?.inOneLine
        shown.commentsWords =
            rest.discussion?.commentCount.map(factory.phrases.comments(_:))
            ?? rest.comments.map { _ in factory.phrases.comments }
        if let discussion = rest.discussion {
            shown.commentCount = discussion.commentCount
            shown.commentFeedURL = discussion.feedURL
            shown.repliesTo = discussion.repliesTo.map {
                ReferenceViewModel(id: $0.id, url: $0.url)
            }
        }
        shown.section = rest.section?.inOneLine
        shown.department = rest.department?.inOneLine
        shown.bannerURL = rest.banner
        shown.episode = rest.episode.map(factory.episode)
    }

    static func image(_ image: FeedImage) -> ImageViewModel {
        ImageViewModel(url: image.url, alternativeText: image.alternativeText?.inOneLine ?? "")
    }
}
