/// A feed that is to be added to a person's list.
package struct NewSubscription: Sendable {
    /// A file or an address.
    package var source: FeedLocation
    /// What it is to be called; `nil` where it is to be called as it calls itself.
    package var title: String?
    /// The names of folders in each other, apart by slashes; `nil` for none.
    package var folder: String?

    /// Creates a subscription.
    package init(_ source: FeedLocation, title: String? = nil, folder: String? = nil) {
        self.source = source
        self.title = title
        self.folder = folder
    }
}
