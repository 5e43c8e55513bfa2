package import FeedPresentation

/// An item's detail together with its texts, as tests write them.
package struct ItemPage: Sendable {
    package var detail: FeedItemDetailViewModel
    package var texts: [FeedItemText: FeedText]

    package init(
        contentHTML: String? = nil, contentText: String? = nil, summary: String? = nil,
        summaryHTML: String? = nil, excerpt: String? = nil, image: ImageViewModel? = nil,
        externalURL: String? = nil, authors: [PersonViewModel] = [],
        contributors: [PersonViewModel] = [], tags: [String] = [], language: String? = nil,
        attachments: [AttachmentViewModel] = [], media: [FeedMedia] = [],
        commentsURL: String? = nil, rights: String? = nil, commentCount: Int? = nil,
        commentsWords: String? = nil, commentFeedURL: String? = nil,
        repliesTo: [FeedReference] = [], section: String? = nil, department: String? = nil,
        bannerURL: String? = nil, episode: EpisodeViewModel? = nil
    ) {
        detail = FeedItemDetailViewModel()
        detail.image = image
        detail.externalURL = externalURL
        detail.authors = authors
        detail.contributors = contributors
        detail.tags = tags
        detail.language = language
        detail.attachments = attachments
        detail.media = media
        detail.commentsURL = commentsURL
        detail.rights = rights
        detail.commentCount = commentCount
        detail.commentsWords = commentsWords
        detail.commentFeedURL = commentFeedURL
        detail.repliesTo = repliesTo
        detail.section = section
        detail.department = department
        detail.bannerURL = bannerURL
        detail.episode = episode
        texts = [
            FeedItemText.contentHTML: contentHTML, .contentText: contentText, .summary: summary,
            .summaryHTML: summaryHTML, .excerpt: excerpt,
        ].compactMapValues { $0.map { FeedText($0) } }
    }
}
