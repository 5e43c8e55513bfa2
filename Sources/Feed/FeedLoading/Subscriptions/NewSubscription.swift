package import FeedParsing

/// A feed to add to the user's list.
package struct NewSubscription: Sendable {
    /// A file or an address.
    package var source: FeedLocation
    /// The title in the list; `nil` for the feed's own.
    package var title: String?
    /// The path of the folder, separated by slashes; `nil` for none.
    package var folder: String?
    /// Further attributes in the list.
    package var attributes: [OutlineAttribute]

    package init(
        _ source: FeedLocation, title: String? = nil, folder: String? = nil,
        attributes: [OutlineAttribute] = []
    ) {
        self.source = source
        self.title = title
        self.folder = folder
        self.attributes = attributes
    }
}
