extension FeedLocation {
    /// The address that a ``RemoteDocumentLoader`` loads it from; `nil` for local documents.
    var requestedURL: String? {
        switch self {
        case .remote(let url): url
        case .program(let name): Self.programScheme + name
        case .file, .standardInput, .sample: nil
        }
    }
}
