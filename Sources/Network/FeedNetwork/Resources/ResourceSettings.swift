/// How resources are loaded.
package struct ResourceSettings: Sendable, Equatable {
    /// Only what is kept is used.
    package var isOffline = false
    /// How long one resource may take with its redirects, in milliseconds, from when its first
    /// request is sent.
    package var timeoutMilliseconds: Int64 = 30_000
    /// How many decoded bytes a document may have.
    package var maximumDocumentBytes = defaultMaximumBytes
    /// How many bytes a picture may have, unless fewer hold for everything.
    package var maximumPictureBytes = 16 << 20
    /// For so many seconds after a failure it is not tried again, unless it is asked for anew.
    package var pauseAfterFailureSeconds: Int64 = 0
    /// What is kept is used without asking until it is so many seconds old, also where it is not fresh.
    package var acceptedAgeSeconds: Int64 = 0
    /// Redirects may lead to any network.
    package var allowsAllClasses = false

    /// The limit of a document unless something else is asked for.
    package static let defaultMaximumBytes = 64 << 20

    /// Creates the settings that hold unless something else is asked for.
    package init() {}

    /// How many bytes something of `kind` may have.
    func maximumBytes(_ kind: ResourceKind) -> Int {
        switch kind {
        case .document: maximumDocumentBytes
        case .picture: maximumPictureBytes
        }
    }
}
