import FeedModel

extension FeedItem {
    /// The details, of which files are handed on as bytes.
    var detailsFromBytes: FeedItemDetails {
        var bytes = Array("what stands before".utf8)
        let (rest, files) = appendDetails(to: &bytes)
        func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
        var details = rest
        details.image = files.image.map {
            FeedImage(url: text($0.url), alternativeText: $0.alternativeText.map(text))
        }
        details.attachments = files.attachments.map {
            FeedAttachment(
                url: text($0.url), mimeType: $0.mimeType.map(text), title: $0.title.map(text),
                sizeInBytes: $0.sizeInBytes, durationInSeconds: $0.durationInSeconds)
        }
        details.media = files.media.map {
            FeedMedia(
                url: $0.url.map(text), mimeType: $0.mimeType.map(text), medium: $0.medium.map(text),
                width: $0.width, height: $0.height, title: $0.title.map(text),
                description: $0.description.map(text), thumbnail: $0.thumbnail.map(text))
        }
        return details
    }

    /// The picture, the files and the page it is about are those of `details` where nothing else is asked for.
    func areFiles(of details: FeedItemDetails) -> Bool {
        var bytes = Array("what".utf8)
        let (externalURL, files) = appendFiles(to: &bytes)
        func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
        let image = files.image.map {
            FeedImage(url: text($0.url), alternativeText: $0.alternativeText.map(text))
        }
        let attachments = files.attachments.map {
            FeedAttachment(
                url: text($0.url), mimeType: $0.mimeType.map(text), title: $0.title.map(text),
                sizeInBytes: $0.sizeInBytes, durationInSeconds: $0.durationInSeconds)
        }
        return image == details.image && attachments == details.attachments
            && externalURL == details.externalURL && files.media.isEmpty
    }
}
