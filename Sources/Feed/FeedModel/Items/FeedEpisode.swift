/// The podcast data of an item; at least one property is set.
public struct FeedEpisode: Sendable, Hashable {
    /// The season's number (`itunes:season`, `podcast:season`).
    public var season: Int?
    /// The season's name as plain text (`podcast:season`).
    @ExactText public var seasonName: String?
    /// The episode's number as displayed (`podcast:episode`, `itunes:episode`): “7”, “7.5” or
    /// “Ch.3”.
    @ExactText public var number: String?
    /// The kind of episode in lower case: `full`, `trailer` or `bonus` (`itunes:episodeType`).
    @ExactText public var kind: String?
    /// Transcripts, in document order (`podcast:transcript`).
    public var transcripts: [FeedTranscript] = []
    /// The file of its chapters (`podcast:chapters`).
    public var chapters: FeedTranscript?

    /// Creates an empty episode.
    public init() {}
}
