public import FeedPresentation

extension FeedItemDetailViewModel {
    /// What `bytes` say, with texts that are made later.
    public init(_ bytes: FeedItemDetailBytes, texts: FeedItemTexts) {
        func text(_ range: Range<Int>?) -> String? { range.map { bytes.text($0) } }
        func person(_ person: FeedItemDetailBytes.Person) -> PersonViewModel {
            PersonViewModel(
                name: text(person.name), url: text(person.url), avatarURL: text(person.avatarURL),
                email: text(person.email))
        }
        self.init(
            texts: texts,
            image: bytes.image.map {
                ImageViewModel(
                    url: bytes.text($0.url), alternativeText: bytes.text($0.alternativeText))
            },
            externalURL: text(bytes.externalURL), authors: bytes.authors.map(person),
            contributors: bytes.contributors.map(person), tags: bytes.tags.map { bytes.text($0) },
            language: text(bytes.language),
            attachments: bytes.attachments.map {
                AttachmentViewModel(
                    url: bytes.text($0.url), mimeType: text($0.mimeType), kind: $0.kind,
                    title: text($0.title), sizeInBytes: $0.sizeInBytes,
                    durationInSeconds: $0.durationInSeconds,
                    sizeWords: text($0.sizeWords), durationWords: text($0.durationWords),
                    facts: bytes.text($0.facts), label: bytes.text($0.label))
            },
            media: bytes.media.map {
                MediaViewModel(
                    url: text($0.url), mimeType: text($0.mimeType), medium: text($0.medium),
                    width: $0.width, height: $0.height, title: text($0.title),
                    description: text($0.description), thumbnailURL: text($0.thumbnailURL))
            },
            commentsURL: text(bytes.commentsURL), rights: text(bytes.rights),
            commentCount: bytes.commentCount, commentsWords: text(bytes.commentsWords),
            commentFeedURL: text(bytes.commentFeedURL),
            repliesTo: bytes.repliesTo.map {
                ReferenceViewModel(id: text($0.id), url: text($0.url))
            },
            section: text(bytes.section), department: text(bytes.department))
    }
}
