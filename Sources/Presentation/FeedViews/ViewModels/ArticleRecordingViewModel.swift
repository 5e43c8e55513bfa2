/// The sound or film that an article plays.
public struct ArticleRecordingViewModel: Sendable, Equatable {
    /// Its address.
    @FeedText public var url: String
    /// Its kind: ``FileKind/audio`` or ``FileKind/video``.
    public var kind: FileKind

    /// Creates a view model.
    public init(url: String, kind: FileKind) {
        _url = FeedText(url)
        self.kind = kind
    }
}
