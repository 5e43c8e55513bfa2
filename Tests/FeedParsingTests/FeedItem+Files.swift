import FeedModel

extension FeedItem {
    /// True if picture, attachments and external page, read alone, equal those of the details.
    ///
    /// To be asked first: a document keeps the details it has read last.
    var hasSameFilesAlone: Bool {
        let found = fileDetails
        let details = details
        return found.externalURL == details.externalURL && found.image == details.image
            && found.attachments == details.attachments
    }
}
