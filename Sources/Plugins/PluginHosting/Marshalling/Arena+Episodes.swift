import FeedPluginAPI
import FeedViews

// Episodes as C structs, whose strings and arrays lie in the arena.

extension Arena {
    func episode(_ episode: EpisodeViewModel) -> feed_episode {
        var lent = unsafe sized(feed_episode())
        unsafe lent.text = string(episode.$words)
        unsafe lent.season = Int64(episode.season ?? -1)
        unsafe lent.season_name = string(episode.$seasonName)
        unsafe lent.number = string(episode.$number)
        unsafe lent.kind = episode.kind?.rawValue ?? feed_episode_kind(FEED_EPISODE_UNKNOWN)
        unsafe lent.chapters_url = string(episode.$chaptersURL)
        unsafe lent.chapters_mime_type = string(episode.$chaptersMIMEType)
        unsafe lent.chapters_label = string(episode.$chaptersLabel)
        unsafe lent.transcripts = list(episode.transcripts) { unsafe transcript($0) }
        return unsafe lent
    }

    private func transcript(_ transcript: TranscriptViewModel) -> feed_transcript {
        var lent = unsafe sized(feed_transcript())
        unsafe lent.url = string(transcript.$url)
        unsafe lent.mime_type = string(transcript.$mimeType)
        unsafe lent.language = string(transcript.$language)
        unsafe lent.label = string(transcript.$label)
        unsafe lent.is_timed = transcript.isTimed ? 1 : 0
        return unsafe lent
    }
}
