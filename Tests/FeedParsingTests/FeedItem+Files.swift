import FeedModel

extension FeedItem {
    /// The picture, the files and the page it is about are those of `details` where nothing else is asked for.
    func areFiles(of details: FeedItemDetails) -> Bool {
        let found = fileDetails
        return found.externalURL == details.externalURL && found.image == details.image
            && found.attachments == details.attachments
    }
}
