/// The podcast data of an item; at least one property is set.
public struct EpisodeViewModel: Sendable, Equatable {
    /// The season, the episode and its kind in words; `nil` if none is known.
    @OptionalFeedText public var words: String?
    /// The season's number; never negative.
    public var season: Int?
    /// The season's name.
    @OptionalFeedText public var seasonName: String?
    /// The episode's number as displayed, such as `7`, `7.5` or `Ch.3`.
    @OptionalFeedText public var number: String?
    /// The kind of episode, if declared.
    public var kind: FeedEpisodeKind?
    /// The address of its chapters.
    @OptionalFeedText public var chaptersURL: String?
    /// The media type of the chapters, as declared.
    @OptionalFeedText public var chaptersMIMEType: String?
    /// The word for chapters; `nil` if there are none.
    @OptionalFeedText public var chaptersLabel: String?
    /// Its transcripts, in document order.
    public var transcripts: [TranscriptViewModel]

    /// Creates a view model.
    public init(
        words: String? = nil, season: Int? = nil, seasonName: String? = nil, number: String? = nil,
        kind: FeedEpisodeKind? = nil, chaptersURL: String? = nil, chaptersMIMEType: String? = nil,
        chaptersLabel: String? = nil, transcripts: [TranscriptViewModel] = []
    ) {
        _words = OptionalFeedText(words.map { FeedText($0) })
        self.season = season
        _seasonName = OptionalFeedText(seasonName.map { FeedText($0) })
        _number = OptionalFeedText(number.map { FeedText($0) })
        self.kind = kind
        _chaptersURL = OptionalFeedText(chaptersURL.map { FeedText($0) })
        _chaptersMIMEType = OptionalFeedText(chaptersMIMEType.map { FeedText($0) })
        _chaptersLabel = OptionalFeedText(chaptersLabel.map { FeedText($0) })
        self.transcripts = transcripts
    }
}
