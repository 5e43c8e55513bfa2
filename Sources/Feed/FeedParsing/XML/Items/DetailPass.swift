internal import FeedModel

/// What is read of an item whose element is read once more, and what that said.
struct DetailPass: Sendable {
    /// What is wanted.
    enum Mode: Sendable {
        /// Nothing was read before.
        case none
        /// All that its details are made of.
        case all
        /// What was passed over, and what stands among that; not what only a list shows.
        case rest
        /// Of what was passed over the picture and the files.
        case files
    }

    var mode = Mode.none
    /// The item was read to its end, and what it says stands here.
    var isRead = false
    var details = FeedItemDetails()
    var files = ItemFiles()

    /// Takes what the item says, if it is the first one.
    mutating func take(_ item: inout ItemBuilder) {
        if !isRead {
            swap(&details, &item.details)
            swap(&files, &item.files)
        }
        isRead = true
    }
}
