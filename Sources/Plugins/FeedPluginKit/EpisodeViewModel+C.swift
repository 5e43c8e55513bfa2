import FeedPluginAPI
import FeedViews

extension FeedTextWriter {
    /// Copies an episode. Copies each member, since an older host's structs are smaller.
    mutating func episode(_ episode: UnsafePointer<feed_episode>) -> EpisodeViewModel {
        let season = unsafe episode.pointee.season
        var model = EpisodeViewModel(season: season < 0 ? nil : Int(season))
        model.$words = unsafe add(episode.pointee.text)
        model.$seasonName = unsafe add(episode.pointee.season_name)
        model.$number = unsafe add(episode.pointee.number)
        model.kind = unsafe FeedEpisodeKind(rawValue: episode.pointee.kind)
        model.$chaptersURL = unsafe add(episode.pointee.chapters_url)
        model.$chaptersMIMEType = unsafe add(episode.pointee.chapters_mime_type)
        model.$chaptersLabel = unsafe add(episode.pointee.chapters_label)
        model.transcripts = unsafe episode.pointee.transcripts.map(of: feed_transcript.self) {
            var transcript = unsafe TranscriptViewModel(
                url: "", isTimed: $0.pointee.is_timed != 0)
            transcript.$url = unsafe add($0.pointee.url) ?? transcript.$url
            transcript.$mimeType = unsafe add($0.pointee.mime_type)
            transcript.$language = unsafe add($0.pointee.language)
            transcript.$label = unsafe add($0.pointee.label) ?? transcript.$label
            return transcript
        }
        return model
    }
}
