import FeedViews

/// Facts of an episode and its files, with labels.
struct EpisodeDrawing {
    /// More are not worth a line each.
    private static let maximumTranscripts = 8

    /// Season, episode and kind, if known.
    let words: String?
    /// Chapters and transcripts.
    let files: [(words: String, url: String)]

    /// Creates the lines for `episode`, if any.
    init(_ episode: EpisodeViewModel?) {
        words = episode?.words
        var files: [(words: String, url: String)] = []
        if let url = episode?.chaptersURL, let label = episode?.chaptersLabel {
            files.append((label, url))
        }
        for transcript in episode?.transcripts.prefix(Self.maximumTranscripts) ?? [] {
            files.append((transcript.label, transcript.url))
        }
        self.files = files
    }
}
