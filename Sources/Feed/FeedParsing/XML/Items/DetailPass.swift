internal import FeedModel

/// The mode and the results of the second pass over an item.
struct DetailPass: Sendable {
    /// The parts to read.
    enum Mode: Sendable {
        /// This is the first pass.
        case none
        /// Everything the details need.
        case all
        /// The elements that the first pass skipped, with their context; not those for lists only.
        case rest
        /// Of the skipped elements those for picture and files.
        case files
    }

    var mode = Mode.none
    /// The item's end was reached, and its values are here.
    var isRead = false
    var details = FeedItemDetails()
    var files = ItemFiles()

    /// Takes the values of the first item.
    mutating func take(_ item: ItemBuilder) {
        guard !isRead else { return }
        details = item.details
        files = item.files
        isRead = true
    }
}
