import FeedModel

extension FeedItem {
    /// The details, of which files are handed on as bytes.
    var detailsFromBytes: FeedItemDetails {
        var bytes = Array("what stands before".utf8)
        var (details, files) = appendDetails(to: &bytes)
        files.add(to: &details, from: bytes)
        return details
    }

    /// The picture, the files and the page it is about are those of `details` where nothing else is asked for.
    func areFiles(of details: FeedItemDetails) -> Bool {
        var bytes = Array("what".utf8)
        var found = FeedItemDetails()
        let (externalURL, files) = appendFiles(to: &bytes)
        found.externalURL = externalURL
        files.add(to: &found, from: bytes)
        var expected = FeedItemDetails()
        expected.externalURL = details.externalURL
        expected.image = details.image
        expected.attachments = details.attachments
        return found == expected
    }
}

extension FeedItemFiles {
    fileprivate func add(to details: inout FeedItemDetails, from bytes: [UInt8]) {
        func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
        details.image = image.map {
            FeedImage(url: text($0.url), alternativeText: $0.alternativeText.map(text))
        }
        details.attachments = attachments.map {
            FeedAttachment(
                url: text($0.url), mimeType: $0.mimeType.map(text), title: $0.title.map(text),
                sizeInBytes: $0.sizeInBytes, durationInSeconds: $0.durationInSeconds)
        }
        details.media = media.map {
            FeedMedia(
                url: $0.url.map(text), mimeType: $0.mimeType.map(text), medium: $0.medium.map(text),
                width: $0.width, height: $0.height, title: $0.title.map(text),
                description: $0.description.map(text), thumbnail: $0.thumbnail.map(text))
        }
    }
}
