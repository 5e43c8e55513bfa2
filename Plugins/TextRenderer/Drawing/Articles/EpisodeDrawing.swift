import FeedViews

/// The facts of an episode and the files that belong to it, each with the words it is drawn under.
struct EpisodeDrawing {
    /// More than these are not worth a line each.
    private static let maximumTranscripts = 8

    /// The season, the episode and its kind; `nil` where none of them is known.
    let words: String?
    /// The chapters and the transcripts.
    let files: [(words: String, url: String)]

    /// Creates the lines for `episode`; none for an item that is none.
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
