/// How resources are loaded.
package struct ResourceSettings: Sendable, Equatable {
    /// Only what is kept is used.
    package var isOffline: Bool
    /// How long one resource may take with its redirects, in milliseconds, from when its first
    /// request is sent.
    package var timeoutMilliseconds: Int64
    /// How many decoded bytes a document may have.
    package var maximumDocumentBytes: Int
    /// How many bytes a picture may have.
    package var maximumPictureBytes: Int
    /// Redirects may lead to any network.
    package var allowsAllClasses: Bool

    /// The timeout unless something else is asked for.
    package static let defaultTimeoutMilliseconds: Int64 = 30_000
    /// The limit of a document unless something else is asked for.
    package static let defaultMaximumBytes = 64 << 20
    /// The limit of a picture unless a smaller one holds for everything.
    package static let defaultMaximumPictureBytes = 16 << 20

    /// Creates settings.
    package init(
        isOffline: Bool = false, timeoutMilliseconds: Int64 = defaultTimeoutMilliseconds,
        maximumDocumentBytes: Int = defaultMaximumBytes,
        maximumPictureBytes: Int = defaultMaximumPictureBytes, allowsAllClasses: Bool = false
    ) {
        self.isOffline = isOffline
        self.timeoutMilliseconds = timeoutMilliseconds
        self.maximumDocumentBytes = maximumDocumentBytes
        self.maximumPictureBytes = maximumPictureBytes
        self.allowsAllClasses = allowsAllClasses
    }

    /// How many bytes something of `kind` may have.
    func maximumBytes(_ kind: ResourceKind) -> Int {
        switch kind {
        case .document: maximumDocumentBytes
        case .picture: maximumPictureBytes
        }
    }
}
