import FeedViews

extension JSONWriter {
    /// Writes an item's episode.
    mutating func episode(_ episode: EpisodeViewModel) {
        object("episode") { writer in
            writer.member("season", episode.season)
            writer.member("season_name", episode.$seasonName)
            writer.member("number", episode.$number)
            writer.member("type", episode.kind?.name)
            if let url = episode.$chaptersURL, !url.isEmpty {
                writer.object("chapters") {
                    $0.member("url", url)
                    $0.member("mime_type", episode.$chaptersMIMEType)
                }
            }
            writer.array("transcripts") { writer in
                for transcript in episode.transcripts {
                    writer.object {
                        $0.member("url", transcript.$url)
                        $0.member("mime_type", transcript.$mimeType)
                        $0.member("language", transcript.$language)
                        $0.member("is_timed", ifTrue: transcript.isTimed)
                    }
                }
            }
        }
    }
}
