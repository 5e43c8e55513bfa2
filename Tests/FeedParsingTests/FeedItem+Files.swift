import FeedModel

extension FeedItem {
    /// Returns true if picture, attachments and external page, read alone, equal those of
    /// `details`.
    func areFiles(of details: FeedItemDetails) -> Bool {
        let found = fileDetails
        return found.externalURL == details.externalURL && found.image == details.image
            && found.attachments == details.attachments
    }
}
